import type { TrackingMap } from './create-tracking-map.ts'
import styles from './drag-orders.module.css'

/** Movements below this many pixels are a press. */
const threshold = 5
/** The attribute of an element that stands for a person. */
const personAttribute = 'data-person'
/** Marks who would get the order. */
const overAttribute = 'data-drop'

/**
 * Lets orders be dragged from the map onto a person, on the map or in a list beside it, by mouse or pen; a finger moves
 * the map. Escape gives up. Returns how to stop.
 */
export function dragOrders(
  container: HTMLElement,
  map: TrackingMap,
  onDrop: (orderId: string, personId: string) => void,
): () => void {
  let end = () => {}

  function begin(orderId: string, start: PointerEvent): void {
    map.setPanning(false)
    let ghost: HTMLElement | null = null
    let over: Element | null = null

    const mark = (element: Element | null) => {
      over?.removeAttribute(overAttribute)
      element?.setAttribute(overAttribute, '')
      over = element
    }
    const move = (event: PointerEvent) => {
      const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY)
      if (!ghost && far < threshold) return
      ghost ??= document.body.appendChild(createGhost())
      ghost.style.translate = `${event.clientX}px ${event.clientY}px`
      const person = personAt(event)
      ghost.toggleAttribute(overAttribute, person !== null)
      mark(
        document.elementFromPoint(event.clientX, event.clientY)?.closest(`[${personAttribute}]`) ??
          null,
      )
    }
    const up = (event: PointerEvent) => {
      const person = ghost && personAt(event)
      end()
      if (person) onDrop(orderId, person)
    }
    const key = (event: KeyboardEvent) => event.key === 'Escape' && end()
    const cancel = () => end()
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', cancel)
    addEventListener('keydown', key)
    end = () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', cancel)
      removeEventListener('keydown', key)
      mark(null)
      ghost?.remove()
      map.setPanning(true)
      end = () => {}
    }
  }

  function personAt(event: PointerEvent): string | null {
    const element = document.elementFromPoint(event.clientX, event.clientY)
    const row = element?.closest(`[${personAttribute}]`)
    if (row) return row.getAttribute(personAttribute)
    if (!element || !container.contains(element)) return null
    const found = map.at(pointOf(event))
    return found?.kind === 'person' ? found.id : null
  }

  function pointOf({ clientX, clientY }: PointerEvent) {
    const { left, top } = container.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }

  const press = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || event.button !== 0) return
    const found = map.at(pointOf(event))
    if (found?.kind === 'order') begin(found.id, event)
  }
  // Before the map, which would begin to move.
  container.addEventListener('pointerdown', press, { capture: true })
  return () => {
    container.removeEventListener('pointerdown', press, { capture: true })
    end()
  }
}

function createGhost(): HTMLElement {
  const ghost = document.createElement('div')
  ghost.className = styles['ghost'] ?? ''
  return ghost
}

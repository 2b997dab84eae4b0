import { draggedOffset, restingOffset, type SwipeSides, swipeAxis } from './swipe-motion.ts'

/** A row that was moved aside: the key of its item, and its place in the list in pixels. */
export interface SwipedRow {
  readonly key: string
  readonly top: number
  readonly height: number
}

export interface RowSwipe {
  /** Which actions the moved row has, once that is known. */
  readonly setSides: (sides: SwipeSides) => void
  readonly close: () => void
  readonly dispose: () => void
}

interface Touch {
  readonly pointerId: number
  readonly x: number
  readonly y: number
  readonly link: HTMLElement
  readonly key: string
}

const settleMs = 160
/** A click that a swipe ends with follows within this time. */
const clickMs = 300

/**
 * Moves the rows of a list aside under a finger. A swipe only reveals; `onRow` shows the actions of the moved row, which
 * follow it by the custom property `--swiped`. Any touch besides them, a scroll or Escape closes the row.
 */
export function createRowSwipe(
  list: HTMLElement,
  onRow: (row: SwipedRow | null) => void,
): RowSwipe {
  let touch: Touch | null = null
  let moved: HTMLElement | null = null
  let offset = 0
  let isDragging = false
  let sides: SwipeSides | null = null
  let ignoresClicksUntil = 0
  let closing: ReturnType<typeof setTimeout> | undefined

  function place(to: number, isSettling: boolean): void {
    if (!moved) return
    const isStill = !isSettling || matchMedia('(prefers-reduced-motion: reduce)').matches
    offset = to
    moved.style.transition = isStill ? 'none' : `translate ${settleMs}ms ease-out`
    moved.style.translate = to === 0 && isStill ? '' : `${to}px`
    list.toggleAttribute('data-settling', !isStill)
    list.style.setProperty('--swiped', `${to}px`)
  }

  function forget(): void {
    clearTimeout(closing)
    closing = undefined
    if (!moved) return
    moved.style.translate = ''
    moved.style.transition = ''
    moved = null
    sides = null
    onRow(null)
  }

  function close(): void {
    if (!moved) return
    isDragging = false
    touch = null
    place(0, true)
    clearTimeout(closing)
    closing = setTimeout(forget, settleMs)
  }

  function settle(): void {
    if (sides === null) return
    const to = restingOffset(offset, sides)
    if (to === 0) close()
    else place(to, true)
  }

  function begin(started: Touch): void {
    forget()
    isDragging = true
    moved = started.link
    list.setPointerCapture(started.pointerId)
    const [row, box] = [moved.getBoundingClientRect(), list.getBoundingClientRect()]
    onRow({ key: started.key, top: row.top - box.top, height: row.height })
  }

  function onDown(event: PointerEvent): void {
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest('[data-swipe-actions]')) return
    if (moved) {
      if (target && list.contains(target)) ignoresClicksUntil = Infinity
      close()
      return
    }
    ignoresClicksUntil = 0
    const row = target?.closest<HTMLElement>('li[data-row]')
    const link = row?.querySelector('a')
    if (event.pointerType !== 'touch' || !event.isPrimary || !row || !link) return
    if (!list.contains(row) || !link.contains(target)) return
    const { pointerId, clientX: x, clientY: y } = event
    touch = { pointerId, x, y, link, key: row.dataset['row'] ?? '' }
  }

  function onMove(event: PointerEvent): void {
    if (!touch || event.pointerId !== touch.pointerId) return
    const dx = event.clientX - touch.x
    if (!isDragging) {
      const axis = swipeAxis(dx, event.clientY - touch.y)
      if (axis === 'swipe') begin(touch)
      else if (axis === 'scroll') touch = null
    }
    if (isDragging) place(draggedOffset(dx, sides), false)
  }

  function onUp(event: PointerEvent): void {
    if (ignoresClicksUntil === Infinity) ignoresClicksUntil = event.timeStamp + clickMs
    if (!touch || event.pointerId !== touch.pointerId) return
    touch = null
    if (!isDragging) return
    isDragging = false
    ignoresClicksUntil = event.timeStamp + clickMs
    if (event.type === 'pointercancel') close()
    else settle()
  }

  function onClick(event: MouseEvent): void {
    const isAction = event.target instanceof Element && event.target.closest('[data-swipe-actions]')
    if (isAction || event.timeStamp > ignoresClicksUntil) return
    event.preventDefault()
    event.stopPropagation()
  }

  const onScroll = () => !isDragging && close()
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close()
  const ended = new AbortController()
  const { signal } = ended
  const passive = { signal, passive: true, capture: true }
  document.addEventListener('pointerdown', onDown, passive)
  document.addEventListener('pointermove', onMove, passive)
  document.addEventListener('pointerup', onUp, passive)
  document.addEventListener('pointercancel', onUp, passive)
  document.addEventListener('scroll', onScroll, passive)
  document.addEventListener('keydown', onKey, passive)
  list.addEventListener('click', onClick, { signal, capture: true })

  return {
    setSides(known) {
      sides = known
      if (moved && !isDragging && closing === undefined) settle()
    },
    close,
    dispose() {
      forget()
      ended.abort()
    },
  }
}

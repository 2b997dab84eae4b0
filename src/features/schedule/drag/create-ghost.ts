import styles from './ghost.module.css'

/** What the ghost shows, in pixels of the canvas that it lies on. */
export interface GhostBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** When and who: '10:15 – 11:15 · Ana Ruiz'. */
  readonly text: string
  /** What is wrong there, a line each; '' where nothing is. */
  readonly warning: string
  readonly isBlocked: boolean
}

/** A narrower outline has its label beside it, as one with several warnings. */
const labelWidth = 200
/** Between an outline and its label, in pixels. */
const labelGap = 6

export interface Ghost {
  readonly show: (box: GhostBox) => void
  readonly hide: () => void
}

/** The outline of where something would go. It lies outside React, which hears only of the drop. */
export function createGhost(
  canvas: () => HTMLElement | null,
  scroller: () => HTMLElement | null,
): Ghost {
  let element: HTMLElement | null = null
  let label: HTMLElement | null = null
  let text: HTMLElement | null = null
  let warning: HTMLElement | null = null

  function build(parent: HTMLElement): HTMLElement {
    element = document.createElement('div')
    element.className = styles['ghost'] ?? ''
    element.setAttribute('aria-hidden', 'true')
    label = element.appendChild(document.createElement('div'))
    text = label.appendChild(document.createElement('b'))
    warning = label.appendChild(document.createElement('span'))
    parent.append(element)
    return element
  }

  return {
    show(box) {
      const parent = canvas()
      if (!parent) return
      const ghost = element?.parentElement === parent ? element : build(parent)
      ghost.hidden = false
      ghost.style.transform = `translate(${box.left}px, ${box.top}px)`
      ghost.style.width = `${box.width}px`
      ghost.style.height = `${box.height}px`
      const isTall = box.warning.includes('\n')
      ghost.toggleAttribute('data-narrow', box.width < labelWidth || isTall)
      ghost.dataset['tone'] = box.isBlocked ? 'blocked' : box.warning === '' ? 'free' : 'warned'
      if (text && text.textContent !== box.text) text.textContent = box.text
      if (warning && warning.textContent !== box.warning) warning.textContent = box.warning
      const room = scroller()?.getBoundingClientRect().right ?? Infinity
      const end = ghost.getBoundingClientRect().right + (label?.offsetWidth ?? 0)
      ghost.toggleAttribute('data-before', end + labelGap > room)
    },
    hide() {
      if (element) element.hidden = true
    },
  }
}

import type { Box } from '../day/stage.ts'
import styles from './ghost.module.css'

/** The box that selects what it touches, drawn outside React. Without a box it is hidden. */
export function createMarquee(canvas: () => HTMLElement | null): (box: Box | null) => void {
  let element: HTMLElement | null = null
  return (box) => {
    if (box === null) {
      if (element) element.hidden = true
      return
    }
    const parent = canvas()
    if (!parent) return
    if (element?.parentElement !== parent) {
      element = parent.appendChild(document.createElement('div'))
      element.className = styles['marquee'] ?? ''
      element.setAttribute('aria-hidden', 'true')
    }
    element.hidden = false
    element.style.transform = `translate(${box.left}px, ${box.top}px)`
    element.style.width = `${box.width}px`
    element.style.height = `${box.height}px`
  }
}

import type { OrderSection } from './open-sections.ts'

/** Id of a section's element on the page of an order. */
export function sectionElementId(section: OrderSection): string {
  return `section-${section}`
}

/** Opens a section, scrolls to it and gives its heading the focus. */
export function goToSection(section: OrderSection): void {
  const element = document.getElementById(sectionElementId(section))
  const head = element?.querySelector<HTMLElement>('[aria-expanded]')
  if (!element || !head) return
  if (head.ariaExpanded === 'false') head.click()
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  // What has just been opened has its height in the next frame, and the page its new end.
  requestAnimationFrame(() => {
    head.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' })
  })
}

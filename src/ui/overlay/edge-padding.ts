/** Between a popover and the edge of the window, in pixels. */
const usual = 12

/**
 * How far a popover stays from the edge of the window, in pixels. The room of a scroll bar is kept where there is none
 * (`scrollbar-gutter`): the window counts it, but nothing is painted there.
 */
export function edgePadding(): number {
  if (typeof document === 'undefined') return usual
  return usual + Math.max(0, Math.ceil(innerWidth - paintedWidth()))
}

/** The width of the window in which something can be seen, in pixels. */
export function paintedWidth(): number {
  return document.documentElement.getBoundingClientRect().width
}

export type Edge = 'start' | 'end'

/** How near to an end of a bar the mouse takes it, and the length from which a bar has room for that, in pixels. */
const reach = 4
const shortest = 36

/** The end of a bar at which the mouse is, as on a window's frame; null within it, or on the text beside it. */
export function edgeAt({ left, right }: Pick<DOMRect, 'left' | 'right'>, x: number): Edge | null {
  if (right - left < shortest || x > right) return null
  if (x - left < reach) return 'start'
  return right - x < reach ? 'end' : null
}

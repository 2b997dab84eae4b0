/** Which edges of a row have an action: `start` is revealed by a swipe to the right, `end` by one to the left. */
export interface SwipeSides {
  readonly start: boolean
  readonly end: boolean
}

/** How far a row moves to reveal an action: as wide as its button, in pixels. */
export const actionWidth = 128
/** From here on the action stays revealed when the finger lifts. */
const keptFrom = 56
/** How far a finger moves before it is clear what it does. */
const undecided = 10
const resistance = 0.15
const furthestWithout = 20

/** What a finger does that has moved this far: null while that is not clear. A slanted movement scrolls. */
export function swipeAxis(dx: number, dy: number): 'swipe' | 'scroll' | null {
  if (Math.hypot(dx, dy) < undecided) return null
  return Math.abs(dx) > Math.abs(dy) * 1.5 ? 'swipe' : 'scroll'
}

/** Where a row is under a finger that has moved this far: it gives way only a little where there is no action. */
export function draggedOffset(dx: number, sides: SwipeSides | null): number {
  const hasAction = sides === null || (dx > 0 ? sides.start : sides.end)
  const distance = Math.abs(dx)
  const allowed = hasAction
    ? Math.min(distance, actionWidth) + Math.max(0, distance - actionWidth) * resistance
    : Math.min(distance * resistance, furthestWithout)
  return Math.sign(dx) * Math.round(allowed)
}

/** Where a row rests once the finger has lifted: beside its action, or closed. */
export function restingOffset(offset: number, sides: SwipeSides): number {
  const hasAction = offset > 0 ? sides.start : sides.end
  return hasAction && Math.abs(offset) >= keptFrom ? Math.sign(offset) * actionWidth : 0
}

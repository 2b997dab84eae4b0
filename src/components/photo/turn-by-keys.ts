import type { KeyboardEvent } from 'react'

/** Turns to the next photo (1) or the previous one (-1) with the arrow keys, wherever the focus is, except in a field. */
export function turnByKeys(turn: (by: 1 | -1) => void) {
  return ({ key, target }: KeyboardEvent): void => {
    if (target instanceof HTMLInputElement) return
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  }
}

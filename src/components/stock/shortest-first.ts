import type { ShortageProps } from './shortage.tsx'

/** Sorts what is below zero before what is out, then what is low, then the rest. */
export function shortestFirst(a: ShortageProps, b: ShortageProps): number {
  return rankOf(b) - rankOf(a)
}

function rankOf({ quantity, low }: ShortageProps): number {
  if (quantity < 0) return 3
  return low ? (quantity === 0 ? 2 : 1) : 0
}

import type { ShortageProps } from './shortage.tsx'

/** Sorts what is below zero before what is low, and that before the rest. */
export function shortestFirst(a: ShortageProps, b: ShortageProps): number {
  return rankOf(b) - rankOf(a)
}

function rankOf({ quantity, low }: ShortageProps): number {
  return quantity < 0 ? 2 : Number(low)
}

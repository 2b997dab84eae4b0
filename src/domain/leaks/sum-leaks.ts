import { groupBy } from '#lib/group-by.ts'
import type { Leak } from './leak.ts'

export interface LeakSum {
  readonly currency: string
  /** Without tax, in minor units. */
  readonly amountMinor: number
  readonly count: number
}

/** What these leaks come to in each currency, the largest amount first. */
export function sumLeaks(leaks: readonly Leak[]): readonly LeakSum[] {
  return [...groupBy(leaks, ({ currency }) => currency)]
    .map(([currency, some]) => ({
      currency,
      amountMinor: some.reduce((sum, one) => sum + one.amountMinor, 0),
      count: some.length,
    }))
    .toSorted((a, b) => b.amountMinor - a.amountMinor)
}

/** How much a position still says: shown as it is, faded, as an outline with its age, or in the list only. */
export type Freshness = 'fresh' | 'fading' | 'stale' | 'past'

const minute = 60_000
const limits = { fresh: 5 * minute, fading: 15 * minute, stale: 8 * 60 * minute } as const

/** `age` in milliseconds. */
export function freshnessOf(age: number): Freshness {
  if (age <= limits.fresh) return 'fresh'
  if (age <= limits.fading) return 'fading'
  return age <= limits.stale ? 'stale' : 'past'
}

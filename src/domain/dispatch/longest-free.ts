import type { Stretch } from './day-bounds.ts'

/** The longest stretch, in whole minutes, that none of these takes of another one. `busy` is sorted by start. */
export function longestFree(busy: readonly Stretch[], { startsAt, endsAt }: Stretch): number {
  let [free, from] = [0, startsAt]
  for (const one of busy) {
    if (one.endsAt <= startsAt) continue
    if (one.startsAt >= endsAt) break
    free = Math.max(free, one.startsAt - from)
    from = Math.max(from, one.endsAt)
  }
  return Math.floor(Math.max(free, endsAt - from) / 60_000)
}

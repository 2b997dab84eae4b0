import type { Away } from '../entities/away.ts'
import { includesDay } from '../time/days-off.ts'

/** Until which day a person is away, if they are on this day; null otherwise. */
export function awayUntil(away: readonly Away[], uid: string, day: string): string | null {
  return away
    .filter((one) => one.userId === uid && includesDay(one, day))
    .reduce<string | null>((last, { toOn }) => (toOn > (last ?? '') ? toOn : last), null)
}

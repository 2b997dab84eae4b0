import { awayDays } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import { includesDay } from '#domain/time/days-off.ts'
import { localDay } from '#domain/time/local-time.ts'
import { useNow } from '#messages/index.ts'

/** Until which day a person is away, if they are today; null otherwise. */
export function useAwayUntil(): (uid: string) => string | null {
  const timeZone = useTimeZone()
  const today = localDay(new Date(useNow()).toISOString(), timeZone)
  const now = (useLive(awayDays()) ?? []).filter((away) => includesDay(away, today))
  return (uid) =>
    now.reduce<string | null>(
      (last, { userId, toOn }) => (userId === uid && toOn > (last ?? '') ? toOn : last),
      null,
    )
}

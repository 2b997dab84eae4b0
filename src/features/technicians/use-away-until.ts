import { awayDays } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import { awayUntil } from '#domain/members/away-until.ts'
import { localDay } from '#domain/time/local-time.ts'
import { useNow } from '#messages/index.ts'

/** Until which day a person is away, if they are today; null otherwise. */
export function useAwayUntil(): (uid: string) => string | null {
  const timeZone = useTimeZone()
  const today = localDay(new Date(useNow()).toISOString(), timeZone)
  const away = useLive(awayDays()) ?? []
  return (uid) => awayUntil(away, uid, today)
}

import { useToday } from '#messages/use-today.ts'
import { awayDays } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import { awayUntil } from '#domain/members/away-until.ts'

/** Until which day a person is away, if they are today; null otherwise. */
export function useAwayUntil(): (uid: string) => string | null {
  const timeZone = useTimeZone()
  const today = useToday(timeZone)
  const away = useLive(awayDays()) ?? []
  return (uid) => awayUntil(away, uid, today)
}

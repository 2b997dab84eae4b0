import { useTimeZone } from '#data/react.ts'
import { localDay } from '#domain/time/local-time.ts'
import { useNow } from '#messages/index.ts'

/** The company's day, 'YYYY-MM-DD'. */
export function useToday(): string {
  return localDay(new Date(useNow()).toISOString(), useTimeZone())
}

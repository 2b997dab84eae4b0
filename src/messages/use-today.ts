import { localDay } from '#domain/time/local-time.ts'
import { useNow } from './use-now.ts'

/** The day in a time zone, 'YYYY-MM-DD', which changes at midnight there. */
export function useToday(timeZone: string): string {
  return localDay(new Date(useNow()).toISOString(), timeZone)
}

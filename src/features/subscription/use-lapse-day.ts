import type { Company } from '#domain/entities/company.ts'
import { localDay } from '#domain/time/local-time.ts'
import { useFormat } from '#messages/index.ts'

/** The day on which the subscription lapsed, for a sentence; 'none' where no one noted it. */
export function useLapseDay({ lapsedAt, timeZone }: Company): string {
  const format = useFormat()
  return lapsedAt === null ? 'none' : format.day(localDay(lapsedAt, timeZone))
}

import { weekdayOf } from '#domain/staff/working-spans.ts'
import { useFormat, useT } from '#messages/index.ts'

/** A calendar day with its weekday: 'Saturday, Mar 7, 2026'. */
export function useDayText(): (day: string) => string {
  const t = useT()
  const format = useFormat()
  return (day) => `${t(`weekday.${weekdayOf(day)}`)}, ${format.day(day)}`
}

import { useTimeZone } from '#data/react.ts'
import { capitalised } from '#messages/format.ts'
import { useFormat } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { longDay } from '../metrics/day-names.ts'

/** The date that the page is about, in words. */
export function DayDate() {
  const { locale } = useFormat()
  const today = useToday(useTimeZone())
  return <time dateTime={today}>{capitalised(longDay(locale, today))}</time>
}

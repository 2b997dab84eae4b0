import { useFormat } from '#messages/index.ts'

/** A day of the calendar, the same wherever it is read. */
export function DayText({ day }: { day: string }) {
  const format = useFormat()
  return <time dateTime={day}>{format.day(day)}</time>
}

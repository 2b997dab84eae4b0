import { useFormat } from '#messages/index.ts'

/** A calendar day, the same in every time zone. */
export function DayText({ day }: { day: string }) {
  const format = useFormat()
  return <time dateTime={day}>{format.day(day)}</time>
}

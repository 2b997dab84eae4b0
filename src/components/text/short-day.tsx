import { useFormat, useNow } from '#messages/index.ts'

/** A calendar day in a list or a table: without its year in the current one. */
export function ShortDay({ day }: { day: string }) {
  const format = useFormat()
  return (
    <time dateTime={day} title={format.day(day)}>
      {format.shortDay(day, useNow())}
    </time>
  )
}

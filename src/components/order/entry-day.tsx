import { useFormat, useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'

interface EntryDayProps {
  /** 'YYYY-MM-DD'. */
  day: string
  timeZone: string
  /** 'time' leaves the day out, where a heading names it. */
  show: 'when' | 'time'
}

/** A visit that has a day and no time. */
export function EntryDay({ day, timeZone, show }: EntryDayProps) {
  const t = useT()
  const format = useFormat()
  const today = useToday(timeZone)
  return <span>{show === 'time' || day === today ? t('board.anytime') : format.day(day)}</span>
}

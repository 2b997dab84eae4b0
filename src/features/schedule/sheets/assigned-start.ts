import { fromLocalTime, toLocalTime } from '#domain/time/local-time.ts'

/** What was chosen of a start; null for what each visit keeps. */
interface ChosenStart {
  /** 'YYYY-MM-DD'; '' for no day. */
  readonly day: string | null
  /** 'HH:MM'; '' for any time of the day. */
  readonly time: string | null
}

/** When a visit starts that is assigned with others. */
export function assignedStart(
  start: string | null,
  { day, time }: ChosenStart,
  timeZone: string,
): string | null {
  if (day === null && time === null) return start
  const local = start === null || start.length === 10 ? (start ?? '') : toLocalTime(start, timeZone)
  const newDay = day ?? local.slice(0, 10)
  const newTime = time ?? local.slice(11, 16)
  if (newDay === '') return null
  return newTime === '' ? newDay : fromLocalTime(`${newDay}T${newTime}`, timeZone)
}

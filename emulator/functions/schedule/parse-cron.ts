/** The times of a schedule in local time; `null` for days of the month or week that are not restricted. */
export interface LocalTimes {
  readonly minutes: readonly number[]
  readonly hours: readonly number[]
  readonly daysOfMonth: readonly number[] | null
  /** 1 to 12. */
  readonly months: readonly number[]
  /** 0 is Sunday. */
  readonly daysOfWeek: readonly number[] | null
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** Parses the five fields of unix-cron; undefined where they are invalid. */
export function parseCron(text: string): LocalTimes | undefined {
  const fields = text.trim().toLowerCase().split(/\s+/)
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = fields
  const minutes = numbersIn(minute, 0, 59)
  const hours = numbersIn(hour, 0, 23)
  const days = numbersIn(day, 1, 31)
  const inMonths = numbersIn(month, 1, 12, months)
  const onDays = numbersIn(weekday, 0, 7, weekdays)
  if (fields.length !== 5 || !minutes || !hours || !days || !inMonths || !onDays) return undefined
  return {
    minutes,
    hours,
    daysOfMonth: day.startsWith('*') ? null : days,
    months: inMonths,
    daysOfWeek: weekday.startsWith('*') ? null : [...new Set(onDays.map((one) => one % 7))],
  }
}

/** The numbers of a field such as `1-5,10`, `*` or `0/15`; names count from `least`. */
function numbersIn(
  field: string,
  least: number,
  most: number,
  names: readonly string[] = [],
): readonly number[] | undefined {
  const found = new Set<number>()
  const numberOf = (text: string): number => {
    const named = names.indexOf(text)
    return named < 0 ? Number(text) : named + (names === months ? 1 : 0)
  }
  for (const part of field.split(',')) {
    const [, range = '', stepText] = /^(\*|\w+(?:-\w+)?)(?:\/(\d+))?$/.exec(part) ?? []
    const [from = '', to] = range === '*' ? [String(least), String(most)] : range.split('-')
    const first = numberOf(from)
    const last = to === undefined ? (stepText === undefined ? first : most) : numberOf(to)
    const step = Number(stepText ?? 1)
    const isValid =
      range !== '' && Number.isInteger(first) && first >= least && last <= most && first <= last
    if (!isValid || step < 1) return undefined
    for (let value = first; value <= last; value += step) found.add(value)
  }
  return [...found].sort((a, b) => a - b)
}

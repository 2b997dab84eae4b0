/** The Matariki days that New Zealand's law lists. */
const matariki: Readonly<Record<number, string>> = {
  2025: '06-20',
  2026: '07-10',
  2027: '06-25',
  2028: '07-14',
  2029: '07-06',
  2030: '06-21',
  2031: '07-11',
  2032: '07-02',
  2033: '06-24',
  2034: '07-07',
  2035: '06-29',
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/**
 * The day 'YYYY-MM-DD' of a rule in a year; null where the year has none:
 * - `12-25` a date, `E-2` so many days from Easter Sunday
 * - `mon3/01` the third Monday of January, `mon-1/05` the last of May, `thu4/11+1` the day after
 * - `mon<05-25` the last Monday before a date, `mon>06-29` the first from a date on
 * - `ar06-17` moved to the Monday that Argentina's law says
 * - `brigid`, `kings`, `matariki`: laws of their own
 */
export function dayOfRule(rule: string, year: number): string | null {
  const date = (monthDay: string) => `${year}-${monthDay}`
  const easter = /^E([+-]\d+)$/.exec(rule)
  if (easter) return addDays(easterOf(year), Number(easter[1]))
  const nth = /^([a-z]{3})(-?\d)\/(\d\d)(?:\+(\d))?$/.exec(rule)
  if (nth) {
    const [, weekday = '', count = '', month = '', later = '0'] = nth
    const first = onOrAfter(date(`${month}-01`), weekday)
    const day = count === '-1' ? lastIn(first, month) : addDays(first, 7 * (Number(count) - 1))
    return addDays(day, Number(later))
  }
  const beside = /^([a-z]{3})([<>])(\d\d-\d\d)$/.exec(rule)
  if (beside) {
    const [, weekday = '', side, monthDay = ''] = beside
    const from = onOrAfter(date(monthDay), weekday)
    return side === '>' ? from : onOrAfter(addDays(date(monthDay), -7), weekday)
  }
  if (rule.startsWith('ar')) return movedInArgentina(date(rule.slice(2)))
  if (rule === 'brigid')
    return weekdayOf(date('02-01')) === 5 ? date('02-01') : dayOfRule('mon1/02', year)
  if (rule === 'kings') return date(weekdayOf(date('04-27')) === 0 ? '04-26' : '04-27')
  if (rule === 'matariki') return matariki[year] === undefined ? null : date(matariki[year])
  return date(rule)
}

/** 0 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay()
}

function onOrAfter(day: string, weekday: string): string {
  return addDays(day, (weekdays.indexOf(weekday) - weekdayOf(day) + 7) % 7)
}

function lastIn(first: string, month: string): string {
  const fifth = addDays(first, 28)
  return fifth.slice(5, 7) === month ? fifth : addDays(first, 21)
}

/** From Tuesday or Wednesday to the Monday before, from Thursday or Friday to the Monday after. */
function movedInArgentina(day: string): string {
  const weekday = weekdayOf(day)
  if (weekday === 2 || weekday === 3) return addDays(day, 1 - weekday)
  return weekday === 4 || weekday === 5 ? addDays(day, 8 - weekday) : day
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return `${year}-0${month}-${String(day).padStart(2, '0')}`
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

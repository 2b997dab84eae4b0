import { dayOfRule, weekdayOf } from '#lib/day-of-rule.ts'
import { addDays } from '../../time/local-time.ts'
import { type HolidayCountry, type HolidayName, rulesByCountry } from './rules.ts'

export interface PublicHoliday {
  /** 'YYYY-MM-DD'. */
  readonly on: string
  readonly name: HolidayName
  /** Only in some regions, or only for some employers. */
  readonly isRegional: boolean
  /** A day off in place of one that falls on a weekend. */
  readonly isObserved: boolean
}

/** The countries whose public holidays are known. */
export const holidayCountries = Object.keys(rulesByCountry) as readonly HolidayCountry[]

/** The country if its public holidays are known. */
export function holidayCountry(code: string): HolidayCountry | null {
  return holidayCountries.find((country) => country === code) ?? null
}

/** A country's public holidays of a year, by day. */
export function publicHolidays(country: HolidayCountry, year: number): readonly PublicHoliday[] {
  // New Year's Day on a Saturday may be observed on the last day of the year before.
  return [...holidaysOf(country, year), ...holidaysOf(country, year + 1)]
    .filter(({ on }) => on.startsWith(`${year}-`))
    .toSorted((a, b) => a.on.localeCompare(b.on))
}

function holidaysOf(country: HolidayCountry, year: number): readonly PublicHoliday[] {
  const days: PublicHoliday[] = []
  const weekendRules: { readonly holiday: PublicHoliday; readonly rule: WeekendRule }[] = []
  for (const entry of rulesByCountry[country]) {
    const [name = '', on = '', ...notes] = entry.split(' ')
    const day = dayOfRule(on, year)
    if (day === null || !notes.every((note) => isInForce(note, year))) continue
    const isRegional = notes.includes('?')
    const holiday = { on: day, name: name as HolidayName, isRegional, isObserved: false }
    days.push(holiday)
    const rule = notes.find(isWeekendRule)
    if (rule) weekendRules.push({ holiday, rule })
  }
  // Those of the whole country come first, so that a region's day off does not move theirs.
  for (const { holiday, rule } of weekendRules.toSorted(byReach)) {
    const others = days.filter((one) => holiday.isRegional || !one.isRegional)
    const on = observedDay(holiday.on, rule, new Set(others.map((one) => one.on)))
    if (on !== null) days.push({ ...holiday, on, isObserved: true })
  }
  return days
}

type WeekendRule = 'next' | 'monday' | 'near'

function isWeekendRule(note: string): note is WeekendRule {
  return note === 'next' || note === 'monday' || note === 'near'
}

function byReach(a: { readonly holiday: PublicHoliday }, b: { readonly holiday: PublicHoliday }) {
  return Number(a.holiday.isRegional) - Number(b.holiday.isRegional)
}

function isInForce(note: string, year: number): boolean {
  const from = /^from(\d{4})$/.exec(note)
  if (from) return year >= Number(from[1])
  const every = /^every(\d)of(\d{4})$/.exec(note)
  return !every || (year - Number(every[2])) % Number(every[1]) === 0
}

function observedDay(day: string, rule: WeekendRule, taken: ReadonlySet<string>): string | null {
  const weekday = weekdayOf(day)
  if (weekday !== 0 && weekday !== 6) return null
  if (rule === 'near') return addDays(day, weekday === 0 ? 1 : -1)
  if (rule === 'monday' && weekday === 6) return null
  let next = addDays(day, weekday === 0 ? 1 : 2)
  while (taken.has(next)) next = addDays(next, 1)
  return next
}

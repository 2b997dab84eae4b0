import { addDays } from '../time/local-time.ts'
import { type Holiday, holiday, mostHolidays } from './holiday.ts'
import { editedItems } from './stored-items.ts'

/** The holidays of a company, as an edit sends them. */
export const editedHolidays = editedItems(holiday, 'id', mostHolidays)

/** Whether the company does not work on this day 'YYYY-MM-DD' of its time zone. */
export function isHoliday(
  { holidays }: { readonly holidays: readonly Holiday[] },
  day: string,
): boolean {
  return holidays.some(({ on }) => on === day)
}

/** The holidays by day, from today on and, the latest first, those that are over. */
export function splitHolidays(holidays: readonly Holiday[], today: string) {
  const sorted = holidays.toSorted((a, b) => a.on.localeCompare(b.on) || a.id.localeCompare(b.id))
  return {
    ahead: sorted.filter(({ on }) => on >= today),
    past: sorted.filter(({ on }) => on < today).toReversed(),
  }
}

/** The list with these days too; a day that is a holiday already keeps its label. */
export function withHolidays(
  holidays: readonly Holiday[],
  added: readonly Omit<Holiday, 'id'>[],
): readonly Holiday[] {
  const days = new Map(holidays.map((one) => [one.on, one]))
  const fresh = added.filter(({ on }) => !days.has(on)).map((one) => ({ id: one.on, ...one }))
  return [...holidays, ...fresh].toSorted((a, b) => a.on.localeCompare(b.on))
}

/** The days from the first to the last, both included; none where the last is before the first. */
export function daysFrom(first: string, last: string): readonly string[] {
  const days: string[] = []
  for (let day = first; day <= last && days.length <= mostHolidays; day = addDays(day, 1))
    days.push(day)
  return days
}

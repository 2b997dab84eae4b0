import type { Company } from '../entities/company.ts'
import { addDays } from '../time/local-time.ts'
import { type Holiday, weekdayOf, workingSpans } from './working-spans.ts'

/** As many days as the longest closure that is looked past. */
const mostDays = 60
const usualTime = '09:00'

interface Calendar extends Pick<Company, 'workingHours' | 'timeZone'> {
  readonly holidays: readonly Holiday[]
}

/**
 * The first working day of the company after a day 'YYYY-MM-DD', at nine or, where it does not work then, when its day
 * begins. The next day where it never works.
 */
export function nextWorkingStart(
  after: string,
  company: Calendar,
): { readonly day: string; readonly time: string } {
  for (let ahead = 1; ahead <= mostDays; ahead += 1) {
    const day = addDays(after, ahead)
    if (workingSpans(day, company, null, company.holidays).length === 0) continue
    const spans = company.workingHours[weekdayOf(day)]
    const isAtNine = spans.some(({ start, end }) => start <= usualTime && usualTime < end)
    return { day, time: isAtNine ? usualTime : (spans[0]?.start ?? usualTime) }
  }
  return { day: addDays(after, 1), time: usualTime }
}

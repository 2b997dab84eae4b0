import * as v from 'valibot'
import { addDays } from '../time/local-time.ts'

/** The most times that a customer is reminded of one invoice. */
export const mostReminders = 3

/** How many days late a reminder may still go out, after days on which nothing could be sent. */
const reminderCatchUpDays = 7

/**
 * On which days after its due date a customer is reminded of an unpaid invoice: '7,21,35', rising, each from 1 to 180;
 * '' for never. `firestore.rules` holds the same shape.
 */
export const reminderDays = v.pipe(
  v.string(),
  v.regex(/^([1-9]\d{0,2}(,[1-9]\d{0,2}){0,2})?$/, 'reminders'),
  v.check((text) => {
    const days = numbersIn(text)
    return days.every((day, index) => day <= 180 && day > (days[index - 1] ?? 0))
  }, 'reminders'),
)

/** '7,21' -> [7, 21]; none where the text is no such list. */
export function reminderDaysOf(text: string): readonly number[] {
  return v.is(reminderDays, text) ? numbersIn(text) : []
}

function numbersIn(text: string): readonly number[] {
  return text === '' ? [] : text.split(',').map(Number)
}

/**
 * Which reminder, from 1, is to be sent on a local day about an invoice that is not paid; 0 for none. What was missed
 * is caught up within a week, and then only the latest one: nobody gets two at once, or one about a long past.
 */
export function reminderDue(
  dueOn: string,
  today: string,
  days: readonly number[],
  /** The latest that was sent; 0 for none. */
  sent: number,
): number {
  const stage = days.findLastIndex((day) => addDays(dueOn, day) <= today) + 1
  if (stage <= sent) return 0
  return today <= addDays(dueOn, (days[stage - 1] ?? 0) + reminderCatchUpDays) ? stage : 0
}

/** The due dates, first and last, of the invoices that a day's reminders may be about; null without reminders. */
export function remindedDueDates(
  today: string,
  days: readonly number[],
): { readonly from: string; readonly to: string } | null {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return null
  return { from: addDays(today, -last - reminderCatchUpDays), to: addDays(today, -first) }
}

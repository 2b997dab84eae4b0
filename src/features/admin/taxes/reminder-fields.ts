import * as v from 'valibot'
import { reminderDays } from '#domain/invoice/reminders.ts'

/** What the fields of the reminders say, as it is stored; those left empty are no reminders. */
export function reminderText(fields: readonly string[]): string {
  return fields
    .map((field) => field.trim())
    .filter(Boolean)
    .join(',')
}

/** The index of the first field that holds no day, or not a later one than the fields before it; null for none. */
export function wrongReminderField(fields: readonly string[]): number | null {
  const wrong = fields.findIndex(
    (_, index) => !v.is(reminderDays, reminderText(fields.slice(0, index + 1))),
  )
  return wrong === -1 ? null : wrong
}

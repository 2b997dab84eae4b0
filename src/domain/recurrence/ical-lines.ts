import { printRule } from './print-rule.ts'
import type { Recurrence } from './recurrence.ts'
import { standardForm } from './standard-form.ts'

/**
 * The lines of an iCalendar event that make other calendars show the same dates, at least until a day 'YYYY-MM-DD'; see
 * `standardForm`. None where nothing is due until then.
 */
export function icalLines(recurrence: Recurrence, until: string): readonly string[] {
  const form = standardForm(recurrence, until)
  if (form === null) return []
  const { timeZone } = recurrence
  return [
    ...property('DTSTART', timeZone, [form.start]),
    `RRULE:${printRule(form.rule)}`,
    ...property('RDATE', timeZone, form.rdates),
    ...property('EXDATE', timeZone, form.exdates),
  ].map(folded)
}

function property(name: string, timeZone: string, locals: readonly string[]): readonly string[] {
  if (locals.length === 0) return []
  const isUtc = timeZone === 'UTC'
  const times = locals.map((local) => `${local.replaceAll(/[-:]/g, '')}00${isUtc ? 'Z' : ''}`)
  return [`${name}${isUtc ? '' : `;TZID=${timeZone}`}:${times.join()}`]
}

/** A line has at most 75 bytes, all of which are ASCII here, and goes on after a line break and a space. */
function folded(line: string): string {
  const more = line.slice(75).match(/.{1,74}/g) ?? []
  return [line.slice(0, 75), ...more].join('\r\n ')
}

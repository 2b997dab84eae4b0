import * as v from 'valibot'

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof weekdays)[number]

/** 'HH:mm'. */
export const localTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'localTime'))

/** One span of work in the company's local time, 'HH:mm', start before end. */
const workingSpan = v.pipe(
  v.object({ start: localTime, end: localTime }),
  v.check((span) => span.start < span.end, 'startBeforeEnd'),
)

/** The spans of one day in order; none on a day off. */
export const workingDay = v.pipe(
  v.array(workingSpan),
  v.maxLength(4),
  v.check(
    (spans) => spans.every((span, i) => i === 0 || (spans[i - 1]?.end ?? '') <= span.start),
    'spansOverlap',
  ),
  v.readonly(),
)

/** The spans of each weekday in order; none on a day off. */
export const workingHours = v.object({
  monday: v.optional(workingDay, []),
  tuesday: v.optional(workingDay, []),
  wednesday: v.optional(workingDay, []),
  thursday: v.optional(workingDay, []),
  friday: v.optional(workingDay, []),
  saturday: v.optional(workingDay, []),
  sunday: v.optional(workingDay, []),
})
export type WorkingHours = v.InferOutput<typeof workingHours>

const officeDay = [{ start: '08:00', end: '17:00' }]

/** The default of a new company: Monday to Friday, eight to five. */
export const defaultWorkingHours: WorkingHours = {
  monday: officeDay,
  tuesday: officeDay,
  wednesday: officeDay,
  thursday: officeDay,
  friday: officeDay,
  saturday: [],
  sunday: [],
}

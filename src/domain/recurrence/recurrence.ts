import * as v from 'valibot'
import { timeZone } from '../entities/region.ts'
import { calendarDay, limits } from '../entities/fields.ts'
import { ruleSchema } from './rule.ts'
import { localStart } from './local-start.ts'

/** Distinct days in no order. */
export const daySet = v.pipe(
  v.array(calendarDay),
  v.maxLength(limits.list, 'tooMany'),
  v.readonly(),
)

/** When something repeats in a time zone: by a rule, without some of its days, and on some days more. */
export const recurrenceSchema = v.object({
  /** Where the rule begins, and the time of day that all of it has. */
  start: localStart,
  timeZone,
  rule: ruleSchema,
  exdates: daySet,
  rdates: daySet,
})

export type Recurrence = Readonly<v.InferOutput<typeof recurrenceSchema>>

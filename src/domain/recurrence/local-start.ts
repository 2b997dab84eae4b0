import * as v from 'valibot'
import { calendarDay } from '../entities/fields.ts'

/** A local date and time of day, 'YYYY-MM-DDTHH:mm'. */
export const localStart = v.pipe(
  v.string(),
  v.check(
    (value) =>
      v.is(calendarDay, value.slice(0, 10)) && /^T([01]\d|2[0-3]):[0-5]\d$/.test(value.slice(10)),
    'localTime',
  ),
)

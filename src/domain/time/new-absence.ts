import * as v from 'valibot'
import { absenceFields, maxAbsenceDays } from '../entities/absence.ts'
import { id } from '../entities/fields.ts'
import { dayCount } from './days-off.ts'

/** Time off that is asked for or entered, with its new id; the days are possible. */
export const newAbsence = v.pipe(
  v.object({ absenceId: id, ...absenceFields }),
  v.forward(
    v.check(({ fromOn, toOn }) => fromOn <= toOn, 'startBeforeEnd'),
    ['toOn'],
  ),
  v.forward(
    v.check((span) => dayCount(span) <= maxAbsenceDays, 'tooManyDays'),
    ['toOn'],
  ),
)
export type NewAbsence = v.InferOutput<typeof newAbsence>

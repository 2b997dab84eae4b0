import * as v from 'valibot'
import { newAbsence, type NewAbsence } from '#domain/time/new-absence.ts'

/** The code of what is wrong with a field of time off; undefined if nothing is. */
export function absenceIssue(values: NewAbsence, field: keyof NewAbsence): string | undefined {
  const parsed = v.safeParse(newAbsence, values)
  if (parsed.success) return undefined
  const issue = v.flatten<typeof newAbsence>(parsed.issues).nested?.[field]?.[0]
  return issue !== undefined && values[field] === '' ? 'required' : issue
}

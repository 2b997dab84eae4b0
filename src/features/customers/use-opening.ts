import { useState } from 'react'
import * as v from 'valibot'
import { type Weekday, workingHours, type WorkingHours } from '#domain/entities/working-hours.ts'
import { editsBetween } from '#domain/mutation/edits/edits-between.ts'

/** The opening hours of a site while they are edited, beside the texts of its form. */
export function useOpening(seen: WorkingHours | null) {
  const [openingHours, change] = useState(seen)
  const [first] = useState(seen)
  const parsed = v.safeParse(v.nullable(workingHours), openingHours)
  const errors: Partial<Record<Weekday, string>> = {}
  for (const { path, message } of parsed.issues ?? [])
    if (path?.[0]) errors[path[0].key as Weekday] = message
  const edits = editsBetween({ openingHours: first }, { openingHours })
  return {
    edits,
    isDirty: Object.keys(edits).length > 0,
    openingHours,
    change,
    isValid: parsed.success,
    errors,
  }
}

import * as v from 'valibot'
import {
  calendarDay,
  code,
  id,
  instant,
  note,
  optionalId,
  optionalInstant,
  stamps,
  type Entity,
} from './fields.ts'

export const absenceKinds = ['vacation', 'sick', 'personal', 'training', 'other'] as const

/** The most days of one absence, its first and last day included. */
export const maxAbsenceDays = 366

/** What a person says about an absence when they request it; days are those of the company's time zone. */
export const absenceFields = {
  userId: id,
  kind: v.picklist(absenceKinds),
  fromOn: calendarDay,
  /** The last day, included. */
  toOn: calendarDay,
  note,
}

/**
 * `absences/{id}`: time off. Only the person and the office read it; what colleagues may know is in `away`, under the
 * same id.
 */
export const absenceSchema = v.object({
  ...stamps,
  ...absenceFields,
  /** Kinds that a newer app writes are shown as 'other'. */
  kind: v.fallback(v.picklist(absenceKinds), 'other'),
  /** 'requested', 'approved', 'rejected' or 'cancelled'. */
  status: code,
  /** What the office answers. */
  reply: v.optional(note, ''),
  /** When it got this status, and from which person; null while it is requested. */
  decidedAt: optionalInstant,
  decidedBy: optionalId,
  createdAt: instant,
  createdBy: id,
})

export type Absence = Entity<typeof absenceSchema>

import * as v from 'valibot'
import {
  id,
  idSet,
  instant,
  optionalId,
  optionalInstant,
  requiredLine,
  stamps,
  type Entity,
} from './fields.ts'

const locationKinds = ['warehouse', 'van', 'site'] as const

/** `locations/{id}`: where stock is kept. A van belongs to one technician. */
export const locationSchema = v.object({
  ...stamps,
  kind: v.picklist(locationKinds),
  name: requiredLine,
  technicianId: optionalId,
  /** Former holders: what they did with the van may still be unsent. */
  formerTechnicianIds: v.optional(idSet, []),
  archivedAt: optionalInstant,
  createdAt: instant,
  createdBy: id,
})

export type Location = Entity<typeof locationSchema>

import * as v from 'valibot'
import { id, idSet, instant, requiredLine, stamps, type Entity } from './fields.ts'

const locationKinds = ['warehouse', 'van', 'site'] as const

/** `locations/{id}`: where stock lies. A van is one technician's. */
export const locationSchema = v.object({
  ...stamps,
  kind: v.picklist(locationKinds),
  name: requiredLine,
  technicianId: v.optional(v.nullable(id), null),
  /** Whose it was: what they did with it then may still be on its way. */
  formerTechnicianIds: v.optional(idSet, []),
  archivedAt: v.optional(v.nullable(instant), null),
  createdAt: instant,
  createdBy: id,
})

export type Location = Entity<typeof locationSchema>

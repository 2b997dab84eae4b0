import * as v from 'valibot'
import { address, id, instant, line, requiredLine, stamps, text, type Entity } from './fields.ts'

/** `customers/{id}`: who orders and pays. The work is done at a site. */
export const customerSchema = v.object({
  ...stamps,
  name: requiredLine,
  phone: v.optional(line, ''),
  email: v.optional(line, ''),
  notes: v.optional(text, ''),
  /** null: bills go to the primary site's address. */
  billingAddress: v.optional(v.nullable(address), null),
  primarySiteId: v.optional(v.nullable(id), null),
  archivedAt: v.optional(v.nullable(instant), null),
  /** When the server erased who it was; it cannot be changed again. */
  erasedAt: v.optional(v.nullable(instant), null),
  createdAt: instant,
  createdBy: id,
})

export type Customer = Entity<typeof customerSchema>

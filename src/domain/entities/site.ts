import * as v from 'valibot'
import { timeZone } from './region.ts'
import {
  address,
  emptyAddress,
  geo,
  id,
  instant,
  line,
  optionalInstant,
  stamps,
  text,
  type Entity,
} from './fields.ts'
import { workingHours } from './working-hours.ts'

/** `sites/{id}`: a location where a customer's work is done, and how to get in. */
export const siteSchema = v.object({
  ...stamps,
  customerId: id,
  /** '' where the address says enough. */
  name: v.optional(line, ''),
  address: v.optional(address, emptyAddress),
  directions: v.optional(text, ''),
  gateCode: v.optional(line, ''),
  accessNotes: v.optional(text, ''),
  geo: v.optional(v.nullable(geo), null),
  /** The order on which someone who works on it last set `geo`; the rules look there whether they may. */
  geoOrderId: v.exactOptional(id),
  /** When work can be done there, in the site's local time; null for always. */
  openingHours: v.fallback(v.optional(v.nullable(workingHours), null), null),
  /** Where it is not the company's. A zone that this runtime does not know counts as the company's. */
  timeZone: v.fallback(v.optional(v.nullable(timeZone), null), null),
  archivedAt: optionalInstant,
  /** When the server erased who it was; it cannot be changed again. */
  erasedAt: optionalInstant,
  createdAt: instant,
  createdBy: id,
})

export type Site = Entity<typeof siteSchema>

import * as v from 'valibot'
import {
  address,
  id,
  instant,
  line,
  optionalId,
  optionalInstant,
  requiredLine,
  stamps,
  text,
  type Entity,
} from './fields.ts'
import { languages } from './user.ts'

/** `customers/{id}`: who orders and pays. The work is done at a site. */
export const customerSchema = v.object({
  ...stamps,
  name: requiredLine,
  phone: v.optional(line, ''),
  email: v.optional(line, ''),
  notes: v.optional(text, ''),
  /** null: bills go to the primary site's address. */
  billingAddress: v.optional(v.nullable(address), null),
  /** The number under which they are registered for tax. */
  taxId: v.optional(line, ''),
  /** What they ask to be named on invoices (BT-10). */
  buyerReference: v.optional(line, ''),
  /** The language of their documents; null: that of who makes them. */
  language: v.fallback(v.optional(v.nullable(v.picklist(languages)), null), null),
  /** Whether they want no automatic mails about their visits. */
  noVisitMails: v.fallback(v.optional(v.boolean(), false), false),
  primarySiteId: optionalId,
  /** The prices that they pay; null: those of the catalogue. The office sets it. */
  priceListId: optionalId,
  archivedAt: optionalInstant,
  /** When the server erased who it was; it cannot be changed again. */
  erasedAt: optionalInstant,
  createdAt: instant,
  createdBy: id,
})

export type Customer = Entity<typeof customerSchema>

import * as v from 'valibot'
import { shareKinds } from '../share/share-kind.ts'
import { code, id, instant, line, note, optionalInstant, stamps, type Entity } from './fields.ts'

/** What a customer thought of a visit; only the server writes it. */
const given = v.object({ stars: v.number(), comment: note, at: instant })

/**
 * `shares/{sha256(token)}`: a link with which a customer sees one document without signing in. The office keeps the
 * token, so that the link can be copied again.
 */
export const shareSchema = v.object({
  ...stamps,
  kind: v.picklist(shareKinds),
  /** The id of the estimate, invoice or order. */
  targetId: id,
  customerId: id,
  /** See `shareToken`. */
  token: code,
  /** Where the link is mailed to: the customer's address; '' for nowhere. */
  mailTo: line,
  /** Which reminder of an unpaid invoice its mail is, from 1; 0 for none. */
  reminder: v.optional(v.number(), 0),
  expiresAt: instant,
  revokedAt: optionalInstant,
  rating: v.optional(v.nullable(given), null),
  createdAt: instant,
  createdBy: id,
})

export type Share = Entity<typeof shareSchema>

import type { Doc } from '../mutation/types.ts'
import type { Restorable } from './restore-request.ts'

/**
 * A document as a restored company holds it. What was issued keeps its number as 'external', because no series of the
 * new company has given it; the series go on behind it, and the owner may still choose their next number. Links
 * of customers come back withdrawn, so that nobody is mailed one again.
 */
export function asRestored(collection: Restorable, doc: Doc): Doc {
  if (collection === 'series') return { ...doc, lastId: null }
  if (collection === 'shares')
    return { ...doc, mailTo: '', revokedAt: doc['revokedAt'] ?? doc['createdAt'] ?? null }
  if (collection !== 'invoices' || doc['status'] === 'draft' || doc['status'] === 'discarded')
    return doc
  return { ...doc, status: 'external' }
}

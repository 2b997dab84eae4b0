import { getFirestore } from 'firebase-admin/firestore'
import { HttpsError, onCall } from 'firebase-functions/v2/https'
import * as v from 'valibot'
import { id } from '../../../src/domain/entities/fields.ts'
import type { Doc } from '../../../src/domain/mutation/types.ts'
import { plainDoc } from '../system/plain-doc.ts'
import { companyOfOwner } from './company-of-owner.ts'
import { toCsv, toJsonLines } from './receipt-lines.ts'

const mostAtOnce = 1000

const Request = v.object({
  format: v.optional(v.picklist(['csv', 'jsonl']), 'csv'),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostAtOnce)), 500),
  /** The last receipt of the page before. */
  after: v.optional(v.nullable(id), null),
})

/**
 * A page of the receipts of the caller's company, oldest first, for its owner. `next` is what the next call gives as
 * `after`; null at the end.
 */
export const exportAuditLog = onCall(async (request) => {
  const asked = v.safeParse(Request, request.data)
  if (!asked.success) throw new HttpsError('invalid-argument', 'This page cannot be exported.')
  const { format, limit, after } = asked.output
  const companyId = await companyOfOwner(request, { hasJustSignedIn: true })
  const receipts = getFirestore().collection(`companies/${companyId}/mutations`)
  const ordered = receipts.orderBy('receivedAt').limit(limit)
  const last = after === null ? null : await receipts.doc(after).get()
  if (last?.exists === false) throw new HttpsError('not-found', 'There is no such receipt.')
  const page = await (last ? ordered.startAfter(last) : ordered).get()
  const lines = page.docs.map((snapshot): Doc & { readonly id: string } => ({
    ...plainDoc('mutations', snapshot.data()),
    id: snapshot.id,
  }))
  return {
    text: format === 'csv' ? toCsv(lines, { withHeader: last === null }) : toJsonLines(lines),
    count: lines.length,
    next: lines.length < limit ? null : (lines.at(-1)?.id ?? null),
  }
})

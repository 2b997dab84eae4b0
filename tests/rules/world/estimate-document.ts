import type { Doc } from '#domain/mutation/types.ts'
import { answerArgs, estimateArgs } from '#domain/estimate/estimate.fixture.ts'
import { estimateRef } from '#domain/estimate/estimate-ref.ts'
import { hashOfEstimate } from '#domain/estimate/hash-of-estimate.ts'
import { created, past, photoDoc, stamps } from './documents.ts'
import { assigned } from './people.ts'

const { estimateId: _, ...entered } = estimateArgs({
  orderId: 'o-onSite',
  customerId: 'c1',
  readerIds: [...assigned],
})
const draft = { ...entered, ref: estimateRef('e1'), revision: 1 }

/** What is sent of the estimates of these tests. */
export const sentHash = hashOfEstimate(draft)

/** A draft on an order. */
export function estimateDoc(more: Doc = {}): Doc {
  return {
    ...draft,
    status: 'draft',
    sentAt: null,
    documentHash: '',
    decision: null,
    convertedTo: null,
    ...created,
    ...stamps,
    ...more,
  }
}

export const sentEstimate = { status: 'sent', sentAt: past, documentHash: sentHash }

const { name, optionId, signatureId, reason, day: on } = answerArgs()

/** What a customer said to it on 2 March at nine. */
export function answerDoc(more: Doc = {}): Doc {
  return {
    name,
    at: '2026-03-02T09:00:00.000Z',
    on,
    optionId,
    documentHash: sentHash,
    signatureId,
    reason,
    ...more,
  }
}

export const approvedEstimate = { ...sentEstimate, status: 'approved', decision: answerDoc() }

/** A signature under what was sent of an estimate. */
export function estimateSignature(estimateId: string, createdBy: string): Doc {
  const about = `estimates/${estimateId}`
  const texts = { name, how: 'drawn', summary: 'Premium', sha256: 'a'.repeat(64) }
  const signed = { ...texts, covers: sentHash }
  return photoDoc(createdBy, [createdBy], { about, kind: 'signature', uploadedAt: past, signed })
}

/** The estimates of the tests' company. */
export const homeEstimates: readonly (readonly [`${string}/${string}`, Doc])[] = [
  ['estimates/e-draft', estimateDoc()],
  ['estimates/e-alone', estimateDoc({ orderId: null, readerIds: [] })],
  ['estimates/e-sent', estimateDoc(sentEstimate)],
  ['estimates/e-late', estimateDoc({ ...sentEstimate, validUntil: '2026-03-01' })],
  ['estimates/e-approved', estimateDoc(approvedEstimate)],
  ['estimates/e-declined', estimateDoc({ ...approvedEstimate, status: 'declined' })],
  ['estimates/e-cancelled', estimateDoc({ status: 'cancelled' })],
  [
    'estimates/e-converted',
    estimateDoc({ ...approvedEstimate, status: 'converted', convertedTo: 'e-converted_order' }),
  ],
  ['photos/sign-tech', estimateSignature('e-sent', 'tech')],
  ['photos/sign-admin', estimateSignature('e-sent', 'admin')],
]

import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { id } from '#domain/entities/fields.ts'
import { documentHash } from '#domain/estimate/estimate-content.ts'
import { checkEstimateStep } from '#domain/estimate/estimate-machine.ts'
import { hashOfEstimate } from '#domain/estimate/hash-of-estimate.ts'
import { sendFault } from '#domain/estimate/send-fault.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { readFor } from './read-for.ts'

/**
 * Marks a draft as sent: what it says stays as it is, and answers name its hash. `documentHash` is that of what the
 * person saw: a draft that someone changed meanwhile is not sent.
 */
export const estimateSend = defineMutation({
  version: 1,
  may: ['estimate/edit'],
  schema: v.object({ estimateId: id, documentHash }),
  refs: ({ estimateId }) => [refTo('estimates', estimateId)],
  run(tx, { estimateId, documentHash: seen }, { actor, at }) {
    const found = readFor(tx, estimateId, 'estimate/edit', actor)
    if (!found.ok) return found
    const estimate = found.value
    const hash = hashOfEstimate(estimate)
    // Someone else has sent the same before.
    if (estimate.status === 'sent' && hash === seen) return ok()
    const step = checkEstimateStep(estimate.status, 'sent')
    if (!step.ok) return step
    if (hash !== seen) return fail({ type: 'estimate/changed' })
    const fault = sendFault(estimate)
    if (fault !== null) return fail(fault)
    tx.update(refTo('estimates', estimateId), { status: 'sent', sentAt: at, documentHash: hash })
    return ok()
  },
})

/**
 * Makes the next revision, a draft again, which voids the answer to the one before. `revision` is the one that the person
 * saw: two people who revise it make one.
 */
export const estimateRevise = defineMutation({
  version: 1,
  may: ['estimate/edit'],
  schema: v.object({ estimateId: id, revision: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  refs: ({ estimateId }) => [refTo('estimates', estimateId)],
  run(tx, { estimateId, revision: seen }, { actor }) {
    const found = readFor(tx, estimateId, 'estimate/edit', actor)
    if (!found.ok) return found
    const { status, revision } = found.value
    if (revision > seen) return ok()
    const step = checkEstimateStep(status, 'draft')
    if (!step.ok) return step
    const unanswered = { sentAt: null, documentHash: '', decision: null }
    const next = { status: 'draft', revision: revision + 1, ...unanswered }
    tx.update(refTo('estimates', estimateId), next)
    return ok()
  },
})

/** Cancels an estimate that was not made an order. */
export const estimateCancel = defineMutation({
  version: 1,
  may: ['estimate/edit'],
  schema: v.object({ estimateId: id }),
  refs: ({ estimateId }) => [refTo('estimates', estimateId)],
  run(tx, { estimateId }, { actor }) {
    const found = readFor(tx, estimateId, 'estimate/edit', actor)
    if (!found.ok) return found
    const { status } = found.value
    if (status === 'cancelled') return ok()
    const step = checkEstimateStep(status, 'cancelled')
    if (!step.ok) return step
    tx.update(refTo('estimates', estimateId), { status: 'cancelled' })
    return ok()
  },
})

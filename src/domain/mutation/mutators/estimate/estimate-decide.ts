import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import { calendarDay, id, note, requiredLine } from '#domain/entities/fields.ts'
import { documentHash, estimateContent, idOrNone } from '#domain/estimate/estimate-content.ts'
import { checkAnswer } from '#domain/estimate/estimate-machine.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { dayOfAct } from '#domain/time/day-of-act.ts'
import { readFor } from './read-for.ts'

/**
 * Enters what the customer said to the revision that they were shown. A technician approves with a signature, which was
 * stored as a photo before.
 */
export const estimateDecide = defineMutation({
  version: 1,
  may: ['estimate/decide'],
  schema: v.object({
    estimateId: id,
    answer: v.picklist(['approved', 'declined']),
    /** Who said it. */
    name: requiredLine,
    optionId: idOrNone,
    documentHash,
    signatureId: idOrNone,
    reason: note,
    /** The day of the answer in the company's time zone. */
    day: calendarDay,
  }),
  refs: ({ estimateId }) => [refTo('estimates', estimateId)],
  run(tx, { estimateId, answer, name, day, ...given }, { actor, at }) {
    const found = readFor(tx, estimateId, 'estimate/decide', actor)
    if (!found.ok) return found
    const estimate = found.value
    const { options, decision } = estimateContent(estimate)
    // Someone else has entered the same answer before.
    if (estimate.status === answer && isSameAnswer(decision, given)) return ok()
    const on = dayOfAct(day, at)
    const optionIds = options.map((option) => option.id)
    const check = checkAnswer(estimate, optionIds, { answer, on, ...given })
    if (!check.ok) return check
    if (!isAdminLevel(actor) && answer === 'approved' && given.signatureId === '')
      return fail({ type: 'estimate/no-proof' })
    tx.update(refTo('estimates', estimateId), {
      status: answer,
      decision: { name, at, on, ...given },
    })
    return ok()
  },
})

interface Answer {
  readonly documentHash: string
  readonly optionId: string
}

function isSameAnswer(before: Answer | null, given: Answer): boolean {
  return before?.documentHash === given.documentHash && before.optionId === given.optionId
}

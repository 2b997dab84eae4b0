import { fail, ok, type Result } from '#lib/result.ts'
import type { Estimate, EstimateStatus } from '../entities/estimate.ts'
import type { Problem } from '../problem.ts'

const steps: Readonly<Record<EstimateStatus, readonly EstimateStatus[]>> = {
  draft: ['sent', 'cancelled'],
  // Back to a draft: another revision, to which nobody has answered.
  sent: ['approved', 'declined', 'draft', 'cancelled'],
  approved: ['converted', 'draft', 'cancelled'],
  declined: ['draft', 'cancelled'],
  cancelled: [],
  converted: [],
}

/** Whether an estimate may go from one status to another, regardless of who asks. */
export function hasEstimateStep(from: EstimateStatus, to: EstimateStatus): boolean {
  return steps[from].includes(to)
}

/** Fails where an estimate cannot go to this status. */
export function checkEstimateStep(from: EstimateStatus, to: EstimateStatus): Result<void, Problem> {
  return hasEstimateStep(from, to) ? ok() : fail({ type: 'estimate/no-such-step', from, to })
}

/** What a customer says to an estimate. */
export interface EstimateAnswer {
  readonly answer: 'approved' | 'declined'
  /** The option that was approved; '' where it was declined. */
  readonly optionId: string
  /** Of what was shown. */
  readonly documentHash: string
  /** The day of the answer in the company's time zone. */
  readonly on: string
  readonly signatureId: string
  readonly reason: string
}

/**
 * Whether this answer counts: to the revision that was shown, until the end of its last day, and with a proof: a
 * signature, or the office's word on how it was approved. Declining says why. `options` are the ids of its options.
 */
export function checkAnswer(
  estimate: Pick<Estimate, 'status' | 'documentHash' | 'validUntil'>,
  options: readonly string[],
  given: EstimateAnswer,
): Result<void, Problem> {
  const step = checkEstimateStep(estimate.status, given.answer)
  if (!step.ok) return step
  if (given.documentHash !== estimate.documentHash) return fail({ type: 'estimate/changed' })
  if (given.answer === 'declined')
    return given.reason.trim() === '' ? fail({ type: 'estimate/no-reason' }) : ok()
  if (given.on > estimate.validUntil) return fail({ type: 'estimate/expired' })
  if (!options.includes(given.optionId)) return fail({ type: 'estimate/changed' })
  const hasProof = given.signatureId !== '' || given.reason.trim() !== ''
  return hasProof ? ok() : fail({ type: 'estimate/no-proof' })
}

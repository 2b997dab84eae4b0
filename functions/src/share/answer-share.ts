import type { Firestore } from 'firebase-admin/firestore'
import type { Problem } from '../../../src/domain/problem.ts'
import type { ShareAnswer } from '../../../src/domain/share/share-answer.ts'
import type { ShareProblem } from '../../../src/domain/share/share-reply.ts'
import type { ShareView } from '../../../src/domain/share/share-view.ts'
import { shareIdOf } from '../../../src/domain/share/share-target.ts'
import { localDay } from '../../../src/domain/time/local-time.ts'
import { fail, ok, type Result } from '../../../src/lib/result.ts'
import { runMutationAsSystem, type SystemOutcome } from '../system/run-mutation-as-system.ts'
import { receiptIdFor } from '../system/receipt-id.ts'
import type { FoundShare } from './find-share.ts'

/** How the office reads that nobody signed: on the page of the link. */
const approvedOnline = {
  en: 'Approved online with the customer’s link',
  es: 'Aceptado en línea con el enlace del cliente',
}

/**
 * Enters what a customer said with a link, as everyone else would. The receipt's id follows from the link and the answer,
 * so that a repeated press changes nothing; a visit is rated once, whichever of its links is used.
 */
export async function answerWith(
  db: Firestore,
  { companyId, share }: FoundShare,
  answer: ShareAnswer,
  { view, now }: { readonly view: ShareView; readonly now: string },
): Promise<Result<SystemOutcome, ShareProblem>> {
  const isRating = answer.kind === 'rate'
  const kind = isRating ? 'visit' : 'estimate'
  if (share.kind !== kind || view.kind !== kind) return fail('invalid')
  const said = shareIdOf(isRating ? share.targetId : `${share.id} ${JSON.stringify(answer)}`)
  const common = { companyId, at: now, receiptId: receiptIdFor(`answerShare_${answer.kind}`, said) }
  if (isRating) {
    if (view.kind !== 'visit') return fail('invalid')
    if (view.visit.rating !== null) return ok('repeated')
    if (!view.visit.canRate) return fail('changed')
    const { stars, comment } = answer
    const args = { shareId: share.id, stars, comment }
    return outcomeOf(await runMutationAsSystem(db, { ...common, name: 'share/rate', args }))
  }
  const isApproved = answer.kind === 'approve'
  const args = {
    estimateId: share.targetId,
    answer: isApproved ? 'approved' : 'declined',
    name: answer.name,
    optionId: isApproved ? answer.optionId : '',
    documentHash: answer.documentHash,
    signatureId: '',
    reason: isApproved ? approvedOnline[view.language] : answer.reason,
    day: localDay(now, view.company.timeZone),
  } as const
  return outcomeOf(await runMutationAsSystem(db, { ...common, name: 'estimate/decide', args }))
}

function outcomeOf(run: Result<SystemOutcome, Problem>): Result<SystemOutcome, ShareProblem> {
  return run.ok ? run : fail(problemOf(run.problem))
}

function problemOf(problem: Problem): ShareProblem {
  if (problem.type === 'estimate/changed') return 'changed'
  if (problem.type === 'estimate/expired') return 'expired'
  if (problem.type === 'estimate/no-such-step') {
    if (problem.from === 'draft') return 'changed'
    return problem.from === 'cancelled' ? 'gone' : 'answered'
  }
  if (problem.type === 'doc/missing' || problem.type === 'doc/deleted') return 'gone'
  return 'invalid'
}

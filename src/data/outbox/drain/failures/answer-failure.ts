import type { OutboxRow } from '#data/local/database/rows.ts'
import type { Failure } from '#data/server/rest/failure.ts'
import type { Attempt, Stop } from '../attempt.ts'
import { stopFor } from '../attempt.ts'
import type { OutcomeStore } from '../store-outcome.ts'
import { fitsStrictly, notBehind } from '../plan/plan-batch.ts'
import type { Limits } from '../plan/create-limits.ts'
import type { DrainPorts } from '../types.ts'
import { askMembership } from './ask-membership.ts'
import { decide } from './decide-failure.ts'

/** What the answer to a failure needs. */
export interface FailurePorts {
  readonly ports: DrainPorts
  readonly settling: OutcomeStore
  readonly limits: Limits
  /** Makes another attempt. */
  readonly run: (rows: readonly OutboxRow[], attempt: Attempt) => Promise<Stop | null>
}

export interface FailedAttempt {
  readonly failure: Failure
  readonly rows: readonly OutboxRow[]
  readonly attempt: Attempt
  /** Settles them and returns true if they had arrived before. */
  readonly findArrived?: () => Promise<boolean>
}

/** Failures that say nothing about the mutations that were sent. */
const nobodysFault = new Set(['NO_ANSWER', 'NOT_FIRESTORE', 'UNAUTHENTICATED'])

/** Does what a failure requires: another attempt, an attempt by halves, a pause, or a person. */
export async function answerFailure(
  sending: FailurePorts,
  failed: FailedAttempt,
): Promise<Stop | null> {
  const { settling, limits, run } = sending
  const { failure, rows, attempt, findArrived } = failed
  if (failure.status === 'PERMISSION_DENIED') {
    const answer = await answerDenial(sending, failed)
    if (answer !== 'undecided') return answer
  }
  switch (decide(failure, { mutations: rows.length, ...attempt })) {
    case 'rebase':
      return run(rows, { ...attempt, rebases: attempt.rebases + 1 })
    case 'refreshToken':
      return run(rows, { ...attempt, tokenRefreshed: true })
    case 'split':
      return runHalves(sending, rows, attempt)
    case 'park':
      if (await findArrived?.()) return null
      // Refused by itself: earlier refusals were not due to the cost.
      limits.reset()
      await settling.settle({ parked: rows.map((row) => refused(row, failure)) })
      return null
    case 'busy':
      await settling.release(rows, attempt)
      return { reason: 'busy', retryAfterMs: failure.retryAfterMs, alone: false }
    case 'backOff': {
      const isTheirs = !nobodysFault.has(failure.status)
      const alone = isTheirs && rows.length === 1
      await settling.release(rows, attempt, isTheirs)
      return { reason: 'unreachable', retryAfterMs: failure.retryAfterMs, alone }
    }
  }
}

/** The rules look at more than was read: who this is, the time, other documents. Any of it may have changed. */
async function answerDenial(
  { ports, settling, limits, run }: FailurePorts,
  { rows, attempt, findArrived }: FailedAttempt,
): Promise<Stop | null | 'undecided'> {
  if (attempt.committed && !attempt.reread) {
    return run(rows, { ...attempt, reread: true, rebases: attempt.rebases + 1 })
  }
  const membership = await askMembership(ports, rows)
  if (membership === 'unknown') {
    await settling.release(rows, attempt)
    return stopFor('unreachable')
  }
  if (membership === 'left') {
    if (await findArrived?.()) return null
    const problem = { type: 'access/not-member' } as const
    await settling.settle({ parked: rows.map((row) => ({ row, problem, conflicts: [] })) })
    return null
  }
  // Perhaps they cost too much together: Firestore answers that in the same way.
  if (limits.reading() === 'shared' && !fitsStrictly(rows)) {
    limits.readStrictly()
    return run(rows, attempt)
  }
  return 'undecided'
}

async function runHalves(
  { settling, run }: FailurePorts,
  rows: readonly OutboxRow[],
  attempt: Attempt,
): Promise<Stop | null> {
  const middle = Math.ceil(rows.length / 2)
  const again = { ...attempt, rebases: 0 }
  const stop = await run(rows.slice(0, middle), again)
  const rest = rows.slice(middle)
  if (stop) {
    await settling.release(rest, attempt)
    return stop
  }
  const { free, behind } = notBehind(rest, [...settling.left.values()])
  if (behind.length > 0) await settling.release(behind, attempt)
  return run(free, again)
}

function refused(row: OutboxRow, { status, message }: Failure) {
  return { row, problem: { type: 'server/refused', status, message }, conflicts: [] } as const
}

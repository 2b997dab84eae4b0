import type { Problem } from '#domain/problem.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import type { Result } from '#lib/result.ts'
import type { Failure } from '#data/server/rest/failure.ts'
import type { Attempt, Stop } from '../attempt.ts'
import { stopFor } from '../attempt.ts'
import type { OutcomeStore } from '../store-outcome.ts'
import { fitsStrictly, notBehind, takesNumber } from '../plan/plan-batch.ts'
import type { ReadLimits } from '../plan/create-limit-reading.ts'
import type { DrainPorts } from '../types.ts'
import { askMembership } from './ask-membership.ts'
import { decide } from './decide-failure.ts'
import { findLostOrder } from './find-lost-order.ts'

/** What the answer to a failure needs. */
export interface FailurePorts {
  readonly ports: DrainPorts
  readonly outcome: OutcomeStore
  readonly limits: ReadLimits
  /** Makes another attempt. */
  readonly run: (rows: readonly OutboxRow[], attempt: Attempt) => Promise<Stop | null>
}

export interface FailedAttempt {
  readonly failure: Failure
  readonly rows: readonly OutboxRow[]
  readonly attempt: Attempt
  /** Settles them and returns true if they had arrived before; a failure if the server could not be asked. */
  readonly findArrived?: () => Promise<Result<boolean, Failure>>
}

/** Failures that say nothing about the mutations that were sent. */
const unrelatedToMutations = new Set(['NO_ANSWER', 'NOT_FIRESTORE', 'UNAUTHENTICATED'])

/** Does what a failure requires: another attempt, an attempt by halves, a pause, or a person. */
export async function answerFailure(
  sending: FailurePorts,
  failed: FailedAttempt,
): Promise<Stop | null> {
  const { ports, outcome, limits, run } = sending
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
    case 'askPerson': {
      const arrived = await findArrived?.()
      if (arrived?.ok === false) return sendLater(sending, rows, attempt, arrived.problem)
      if (arrived?.value) return null
      // Refused by itself: earlier refusals were not due to the cost.
      limits.reset()
      const actionNeeded = await Promise.all(rows.map((row) => refused(ports, row, failure)))
      await outcome.settle({ actionNeeded })
      return null
    }
    case 'busy':
    case 'backOff':
      return sendLater(sending, rows, attempt, failure)
  }
}

/** Returns them to the queue after a failure that is temporary. */
async function sendLater(
  { outcome }: FailurePorts,
  rows: readonly OutboxRow[],
  attempt: Attempt,
  { status, retryAfterMs }: Failure,
): Promise<Stop> {
  if (status === 'RESOURCE_EXHAUSTED') {
    await outcome.release(rows, attempt)
    return { reason: 'busy', retryAfterMs, alone: false }
  }
  const isTheirs = !unrelatedToMutations.has(status)
  await outcome.release(rows, attempt, isTheirs)
  return { reason: 'unreachable', retryAfterMs, alone: isTheirs && rows.length === 1 }
}

/** The rules look at more than was read: who this is, the time, other documents. Any of it may have changed. */
async function answerDenial(
  sending: FailurePorts,
  { failure, rows, attempt, findArrived }: FailedAttempt,
): Promise<Stop | null | 'undecided'> {
  const { ports, outcome, limits, run } = sending
  if (attempt.committed && mayBeOutdated(rows, attempt)) {
    const { rebases, basis } = attempt
    if (rebases >= maxRaces) return sendLater(sending, rows, attempt, failure)
    return run(rows, { ...attempt, reread: true, rebases: rebases + 1, deniedBasis: basis })
  }
  const membership = await askMembership(ports, rows)
  if (membership === 'unknown') {
    await outcome.release(rows, attempt)
    return stopFor('unreachable')
  }
  if (membership === 'left') {
    const arrived = await findArrived?.()
    if (arrived?.ok === false) return sendLater(sending, rows, attempt, arrived.problem)
    if (arrived?.value) return null
    const problem = { type: 'access/not-member' } as const
    await outcome.settle({ actionNeeded: rows.map((row) => ({ row, problem, conflicts: [] })) })
    return null
  }
  // Perhaps they cost too much together: Firestore answers that in the same way.
  if (limits.reading() === 'shared' && !fitsStrictly(rows)) {
    limits.readStrictly()
    return run(rows, attempt)
  }
  return 'undecided'
}

/** Races for a number lost in a row before waiting. */
const maxRaces = 5

/**
 * Whether the denial may be due to what was read before. The rules are judged before preconditions are: where someone
 * else has taken the number meanwhile, the commit is denied although nothing is wrong with it.
 */
function mayBeOutdated(rows: readonly OutboxRow[], attempt: Attempt): boolean {
  return !attempt.reread || (rows.some(takesNumber) && attempt.basis !== attempt.deniedBasis)
}

async function runHalves(
  { outcome, run }: FailurePorts,
  rows: readonly OutboxRow[],
  attempt: Attempt,
): Promise<Stop | null> {
  const middle = Math.ceil(rows.length / 2)
  const again = { ...attempt, rebases: 0 }
  const stop = await run(rows.slice(0, middle), again)
  const rest = rows.slice(middle)
  if (stop) {
    await outcome.release(rest, attempt)
    return stop
  }
  const { free, behind } = notBehind(rest, [...outcome.left.values()])
  if (behind.length > 0) await outcome.release(behind, attempt)
  return run(free, again)
}

async function refused(ports: DrainPorts, row: OutboxRow, { status, message }: Failure) {
  const ref = status === 'PERMISSION_DENIED' ? await findLostOrder(ports, row) : null
  const problem: Problem =
    ref === null ? { type: 'server/refused', status, message } : { type: 'order/not-yours', ref }
  return { row, problem, conflicts: [] }
}

import { backOff } from '#data/server/back-off.ts'
import { signedOut } from '#data/server/call-as.ts'
import type { Failure } from '#data/server/rest/failure.ts'
import type { Random } from '../../local/ports.ts'
import type { LoadingSet } from './loading-set.ts'

/** The pauses after failures: of one set if its query alone was refused, else of all sets. */
export interface LoadPauses {
  /** When all sets may go on; device clock, milliseconds. */
  allUntil(): number
  /** Pauses the set, or all of them. */
  pauseAfter(set: LoadingSet, failure: Failure): void
  /** The server answered a request of this set: earlier failures no longer count. */
  answered(set: LoadingSet): void
  /** Ends all pauses. */
  end(sets: readonly LoadingSet[]): void
}

const refusalsOfOneSet = new Set([
  'PERMISSION_DENIED',
  'INVALID_ARGUMENT',
  'FAILED_PRECONDITION',
  'NOT_FOUND',
])

const unreached = new Set(['NO_ANSWER', 'NOT_FIRESTORE', signedOut])

/** Whether the server refused this set and may still answer others. */
export function concernsOneSet({ status }: Failure): boolean {
  return refusalsOfOneSet.has(status)
}

/** Whether the failure is an answer of the server. */
export function isAnswer({ status }: Failure): boolean {
  return !unreached.has(status)
}

export function createLoadPauses(random: Random): LoadPauses {
  const ofAll = { pausedUntil: 0, failures: 0 }
  return {
    allUntil: () => ofAll.pausedUntil,
    pauseAfter(set, failure) {
      const paused = concernsOneSet(failure) ? set : ofAll
      paused.failures += 1
      const waitMs = failure.retryAfterMs ?? 1000 + backOff(paused.failures, random)
      paused.pausedUntil = Date.now() + waitMs
    },
    answered(set) {
      ofAll.failures = 0
      set.failures = 0
    },
    end(sets) {
      ofAll.pausedUntil = 0
      for (const set of sets) set.pausedUntil = 0
    },
  }
}

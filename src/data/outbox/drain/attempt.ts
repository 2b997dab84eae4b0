import type { OutboxRow } from '#data/local/database/rows.ts'
import type { Pause } from '../../local/ports.ts'

/** Why nothing more should be sent now. */
export interface Stop {
  readonly reason: Pause['reason']
  readonly retryAfterMs: number | null
  /** One mutation failed by itself: others may pass, so only several in a row stop the drain. */
  readonly alone: boolean
}

export interface SendResult {
  /** Those of the batch that are still queued, as they now stand, and parts that they were split into; by `seq`. */
  readonly left: ReadonlyMap<number, OutboxRow>
  readonly stop: Stop | null
}

/** One attempt at some mutations, through its repeats. */
export interface Attempt {
  readonly rebases: number
  readonly tokenRefreshed: boolean
  /** Whether a commit of these mutations has gone out already, with whatever outcome. */
  readonly committed: boolean
  /** Whether a commit was denied and everything that decides about it is read again. */
  readonly reread: boolean
  /** Whether the receipts of all are looked up, also of those that this device does not know as sent. */
  readonly doubted: boolean
}

export const firstAttempt: Attempt = {
  rebases: 0,
  tokenRefreshed: false,
  committed: false,
  reread: false,
  doubted: false,
}

/** How long an unanswered request is waited for, in milliseconds. */
export const timeoutMs = 15_000

export function stopFor(reason: Stop['reason']): Stop {
  return { reason, retryAfterMs: null, alone: false }
}

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
  /**
   * The mutations of the batch that are still queued, in their present state, and the parts they were split into; by
   * `seq`.
   */
  readonly left: ReadonlyMap<number, OutboxRow>
  readonly stop: Stop | null
}

/** One attempt at some mutations, through its repeats. */
export interface Attempt {
  readonly rebases: number
  readonly tokenRefreshed: boolean
  /** Whether a commit of these mutations has been sent already, whatever its outcome. */
  readonly committed: boolean
  /** Whether a commit was denied and everything that the rules look at is read again. */
  readonly reread: boolean
  /** Whether all receipts are looked up, even of mutations that this device does not know as sent. */
  readonly doubted: boolean
  /** What the last commit was built on: its documents and when each had been written. '' before the first commit. */
  readonly basis: string
  /** What the commit before that was built on, if it was denied too. */
  readonly deniedBasis: string
}

export const firstAttempt: Attempt = {
  rebases: 0,
  tokenRefreshed: false,
  committed: false,
  reread: false,
  doubted: false,
  basis: '',
  deniedBasis: '',
}

/** Timeout of a request, in milliseconds. */
export const timeoutMs = 15_000

export function stopFor(reason: Stop['reason']): Stop {
  return { reason, retryAfterMs: null, alone: false }
}

import type { Receipt } from '#domain/entities/receipt.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import type { FieldConflict, Problem } from '#domain/problem.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import type { FirestoreRest } from '#data/server/rest/firestore-rest.ts'
import type { Clock, Locks, Pause, Random } from '../../local/ports.ts'
import type { TokenSource } from '../../server/token-types.ts'
import type { LimitReading } from './plan/commit-cost.ts'

/** What became of some mutations of one attempt; stored as one transaction. */
export interface Outcome {
  readonly attemptId: string
  /** Device clock, milliseconds. */
  readonly at: number
  /** Certainly on the server, or refused and not worth a decision (`canBeDropped`): remove them. */
  readonly done: readonly OutboxRow[]
  /** Field conflicts that stay after the other fields of their mutation were sent, each in its place. */
  readonly remainders: readonly OutboxRow[]
  readonly actionNeeded: readonly ActionNeeded[]
  /** Not sent, or refused for now. */
  readonly released: readonly Released[]
  readonly receipts: readonly Receipt[]
  /** Server versions learned in the process; null if there is no such document. */
  readonly docs: ReadonlyMap<Ref, Doc | null>
}

export interface ActionNeeded {
  readonly row: OutboxRow
  readonly problem: Problem
  readonly conflicts: readonly FieldConflict[]
}

export interface Released {
  readonly row: OutboxRow
  readonly notBefore: number
  readonly failures: number
  /** False if nothing of it can have reached the server. */
  readonly attempted: boolean
}

/** What the engine stores; each method is one durable transaction. */
export interface OutboxStore {
  /** Queued mutations with a greater `seq`, in order. */
  load(afterSeq: number): Promise<OutboxRow[]>
  /** Claims those still waiting before they are sent; returns them in their present state. */
  claim(
    seqs: readonly number[],
    attemptId: string,
    leaseUntil: number,
  ): Promise<readonly OutboxRow[]>
  /** Also records when the queue was last shortened. */
  settle(outcome: Outcome): Promise<void>
  /** Replaces a mutation by its parts while this attempt holds it; false if it no longer does. */
  split(row: OutboxRow, parts: readonly OutboxRow[]): Promise<boolean>
  /** Returns to waiting what was in flight when its sender died. */
  reclaim(): Promise<void>
  /** Those of these documents that the server did not have when last heard of. */
  unknownToServer(refs: readonly Ref[]): Promise<ReadonlySet<Ref>>
  readPause(): Promise<Pause | null>
  writePause(pause: Pause | null): Promise<void>
}

export interface DrainPorts {
  readonly uid: string
  readonly projectId: string
  readonly store: OutboxStore
  readonly rest: FirestoreRest
  readonly clock: Clock
  readonly random: Random
  readonly locks: Locks
  readonly auth: TokenSource
  /** How Firestore's limits of a commit are read. */
  readonly reading?: LimitReading
  /** Yields to other work of this thread between two pieces of work. */
  readonly yieldToMain?: () => Promise<void>
  /** Called with every server time received, to learn the clock's offset. All in milliseconds. */
  readonly onServerTime?: (sentAt: number, receivedAt: number, serverTime: number) => void
  /** Called when a mutation had arrived that was never sent from here: this device was restored from a backup. */
  readonly onCloned?: () => void
}

/** How a drain ended. `nextAt`: when to come back (device clock, milliseconds). */
export type DrainResult =
  /** Another context is draining. */
  | { readonly kind: 'busy' }
  /** Nothing is left, or only what waits for a person. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'left'; readonly nextAt: number }
  | { readonly kind: 'paused'; readonly pause: Pause }

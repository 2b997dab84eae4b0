import type { Receipt } from '#domain/entities/receipt.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import type { FieldConflict, Problem } from '#domain/problem.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import type { FirestoreRest } from '#data/server/rest/firestore-rest.ts'
import type { Clock, Locks, Pause, Random } from '../../local/ports.ts'
import type { TokenSource } from '../../server/token-types.ts'
import type { LimitReading } from './plan/commit-cost.ts'

/** What became of some mutations of one attempt; taken in as one transaction. */
export interface Outcome {
  readonly attemptId: string
  /** Device clock, milliseconds. */
  readonly at: number
  /** On the server for certain: forget them. */
  readonly done: readonly OutboxRow[]
  /** Field conflicts that stay here after their mutation's other fields were sent; each in its place. */
  readonly remainders: readonly OutboxRow[]
  readonly parked: readonly Parked[]
  /** Not sent, or refused for now. */
  readonly released: readonly Released[]
  readonly receipts: readonly Receipt[]
  /** Server versions learned on the way; null: no such document. */
  readonly docs: ReadonlyMap<Ref, Doc | null>
}

export interface Parked {
  readonly row: OutboxRow
  readonly problem: Problem
  readonly conflicts: readonly FieldConflict[]
}

export interface Released {
  readonly row: OutboxRow
  readonly notBefore: number
  readonly failures: number
  /** False where nothing of it can have reached the server. */
  readonly attempted: boolean
}

/** What the engine keeps; each method is one durable transaction. */
export interface OutboxStore {
  /** Queued mutations with a greater `seq`, in order. */
  load(afterSeq: number): Promise<OutboxRow[]>
  /** Makes those still waiting ours before they are sent; answers with them as they now stand. */
  claim(
    seqs: readonly number[],
    attemptId: string,
    leaseUntil: number,
  ): Promise<readonly OutboxRow[]>
  /** Also remembers when the queue was last shortened. */
  settle(outcome: Outcome): Promise<void>
  /** Puts parts in a mutation's place while this attempt holds it; false where it holds it no longer. */
  split(row: OutboxRow, parts: readonly OutboxRow[]): Promise<boolean>
  /** Back to waiting: what was in flight when its sender died. */
  reclaim(): Promise<void>
  /** Of these documents, those that the server did not have when last heard of. */
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
  /** Lets whatever waits for this thread go first, between two pieces of work. */
  readonly breathe?: () => Promise<void>
  /** Told of every server time heard, to learn the clock's offset. All in milliseconds. */
  readonly onServerTime?: (sentAt: number, heardAt: number, serverTime: number) => void
  /** Told when something had arrived that was never sent from here: this device was restored from a copy. */
  readonly onCloned?: () => void
}

/** How a drain ended. `nextAt`: when to come back (device clock, milliseconds). */
export type DrainResult =
  /** Somebody else is draining. */
  | { readonly kind: 'busy' }
  /** Nothing is left, or only what waits for a person. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'left'; readonly nextAt: number }
  | { readonly kind: 'paused'; readonly pause: Pause }

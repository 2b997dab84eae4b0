import type { OutboxRow } from '#data/local/database/rows.ts'
import { canBeDropped } from '#domain/mutation/can-be-dropped.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { aloneBackOff } from '#data/server/back-off.ts'
import type { Attempt } from './attempt.ts'
import type { CommitPlan } from './plan/build-commit.ts'
import type { ServerState } from './read/read-server.ts'
import type { DrainPorts, Outcome } from './types.ts'

/** Stores what becomes of a batch as soon as it is known. */
export interface OutcomeStore {
  /** The mutations of the batch that are still queued, in their present state, by `seq`. */
  readonly left: Map<number, OutboxRow>
  readonly settle: (part: Partial<Outcome>) => Promise<void>
  /** Returns mutations to the queue; with `failed`, the attempt counts as their failure. */
  readonly release: (
    rows: readonly OutboxRow[],
    attempt: Attempt,
    failed?: boolean,
  ) => Promise<void>
  /** Stores what reading alone has decided: arrived before, can no longer run, must wait. */
  readonly settleRead: (read: ReadOutcome, attempt: Attempt) => Promise<void>
}

export interface ReadOutcome {
  readonly rows: readonly OutboxRow[]
  readonly state: ServerState
  readonly plan: CommitPlan
  readonly remainders: readonly OutboxRow[]
  readonly later: readonly OutboxRow[]
}

export function createOutcomeStore(
  { store, clock, random }: Pick<DrainPorts, 'store' | 'clock' | 'random'>,
  attemptId: string,
): OutcomeStore {
  const left = new Map<number, OutboxRow>()

  async function settle({
    done = [],
    actionNeeded = [],
    ...part
  }: Partial<Outcome>): Promise<void> {
    const dropped = actionNeeded.map(({ row }) => row).filter(({ name }) => canBeDropped(name))
    const outcome: Outcome = {
      attemptId,
      at: clock.now(),
      remainders: [],
      released: [],
      receipts: [],
      docs: new Map(),
      ...part,
      done: [...done, ...dropped],
      actionNeeded: actionNeeded.filter(({ row }) => !canBeDropped(row.name)),
    }
    await store.settle(outcome)
    for (const row of outcome.remainders) left.set(row.seq, row)
    for (const { row, problem } of outcome.actionNeeded)
      left.set(row.seq, { ...row, state: 'needsYou', problem })
    for (const { row, notBefore, failures } of outcome.released)
      left.set(row.seq, { ...row, state: 'waiting', notBefore, failures })
  }

  return {
    left,
    settle,
    release: (rows, attempt, failed = false) =>
      settle({
        released: rows.map((row) => {
          const failures = row.failures + (failed ? 1 : 0)
          const wait = failed && rows.length === 1 ? aloneBackOff(failures, random) : 0
          const notBefore = wait > 0 ? clock.now() + wait : row.notBefore
          return { row, notBefore, failures, attempted: attempt.committed }
        }),
      }),
    async settleRead({ rows, state, plan, remainders, later }, attempt) {
      const done = rows.filter((row) => state.landed.has(row.id))
      const back = [...plan.held, ...plan.unknown, ...later]
      if (done.length + plan.actionNeeded.length + back.length === 0) return
      await settle({
        done,
        remainders,
        receipts: [...state.landed.values()],
        actionNeeded: plan.actionNeeded,
        released: back.map((row) => ({
          row,
          notBefore: row.notBefore,
          failures: row.failures,
          attempted: attempt.committed,
        })),
        docs: new Map<Ref, Doc | null>([
          ...state.docs,
          ...state.missing.map((ref) => [ref, null] as const),
        ]),
      })
      // In this drain only: the stored row stays 'waiting', for the app version that knows it.
      for (const row of plan.unknown) left.set(row.seq, { ...row, state: 'needsYou' })
    },
  }
}

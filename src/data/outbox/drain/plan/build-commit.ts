import type { Actor } from '#domain/access/actor.ts'
import { applyWrite } from '#domain/mutation/writes/apply-write.ts'
import { foldWrites } from '#domain/mutation/writes/fold-writes.ts'
import type { FoldedWrite } from '#domain/mutation/writes/fold-writes.ts'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { PreparedMutation } from '#domain/mutation/prepare-mutation.ts'
import { bindReceipts, receiptOf } from '#domain/mutation/receipt/receipt-of.ts'
import type { Doc, MutationContext, MutationRun, Ref, Write } from '#domain/mutation/types.ts'
import type { FieldConflict, Problem } from '#domain/problem.ts'
import type { Bounds } from '#domain/time/bounds.ts'
import { fail } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import { touches } from '#data/outbox/touches.ts'
import { remainderOf } from './remainder-of.ts'
import type { ActionNeeded } from '../types.ts'
import type { Random } from '#data/local/ports.ts'

export interface CommitPlan {
  /** One per document. */
  readonly writes: readonly FoldedWrite[]
  readonly sent: readonly Sent[]
  readonly remainders: readonly OutboxRow[]
  readonly actionNeeded: readonly ActionNeeded[]
  /** Behind one that could not be sent. */
  readonly held: readonly OutboxRow[]
  /** Written by a newer version of the app: left for that. */
  readonly unknown: readonly OutboxRow[]
}

/** An empty commit. */
export const emptyPlan: CommitPlan = {
  writes: [],
  sent: [],
  remainders: [],
  actionNeeded: [],
  held: [],
  unknown: [],
}

export interface Sent {
  /** Of the row and of the receipt. */
  readonly id: string
  readonly row: OutboxRow
  /** Without `receivedAt`. */
  readonly receipt: Doc
  /** What it wrote, before all writes are folded into one per document. */
  readonly writes: readonly Write[]
}

interface Input {
  /** In order. */
  readonly rows: readonly OutboxRow[]
  /** The server's versions of all their documents; what it does not have is absent. */
  readonly docs: ReadonlyMap<Ref, Doc>
  /** The sender as the rules will see them: one receipt authorizes the whole commit. */
  readonly actor: Actor
  /** The earliest and latest time that the changes may bear. */
  readonly bounds: Bounds
  /** Whether the subscription has lapsed, and the commit only finishes work that had begun. */
  readonly isFinishing?: boolean
  readonly random: Random
  /** Other documents that decide about them, if read: see `Tx.peek`. */
  readonly peeked: ReadonlyMap<Ref, Doc | null>
  /** Conflicts of earlier mutations that wait for a person: nothing may overtake them. */
  readonly unsettled: readonly OutboxRow[]
}

/** Runs mutations over the server's documents and folds their writes into one commit. Pure. */
export function prepareCommit({
  rows,
  docs,
  actor,
  bounds,
  isFinishing = false,
  peeked,
  random,
  unsettled,
}: Input): CommitPlan {
  const working = new Map(docs)
  const runs: MutationRun[] = []
  const sent: Sent[] = []
  const remainders: OutboxRow[] = []
  const actionNeeded: ActionNeeded[] = []
  const held: OutboxRow[] = []
  const unknown: OutboxRow[] = []
  const stuck = [...unsettled]

  for (const row of rows) {
    if (stuck.some((other) => touches(other, row))) {
      stuck.push(row)
      held.push(row)
      continue
    }
    const prepared = prepareMutation(row.name, row.args, row.version)
    const run = prepared.ok
      ? runSafely(prepared.value, { actor, at: row.at, bounds, peeked, isSending: true }, working)
      : prepared
    if (!prepared.ok || !run.ok) {
      stuck.push(row)
      const problem = run.ok ? null : run.problem
      if (problem?.type === 'mutation/unknown') unknown.push(row)
      else if (problem) actionNeeded.push({ row, problem, conflicts: [] })
      continue
    }
    const conflicts = run.value.conflicts.flatMap((found) => found.fields)
    if (conflicts.length > 0) {
      stuck.push(row)
      const problem = conflictProblem(run.value, conflicts, working)
      if (run.value.writes.length === 0) {
        actionNeeded.push({ row, problem, conflicts })
        continue
      }
      remainders.push(remainderOf(row, problem, conflicts, random))
    }

    const before = pick(working, run.value.refs)
    for (const write of run.value.writes) {
      const stamp = { updatedAt: row.at, updatedBy: actor.uid }
      working.set(write.ref, applyWrite(working.get(write.ref), write, stamp))
    }
    runs.push(run.value)
    sent.push({
      id: row.id,
      row,
      writes: run.value.writes,
      receipt: receiptOf({
        name: prepared.value.name,
        version: prepared.value.version,
        args: prepared.value.args,
        actorId: actor.uid,
        deviceId: row.deviceId,
        at: row.at,
        deviceAt: row.deviceAt,
        offsetMs: row.offsetMs,
        run: run.value,
        settled: row.settled,
        about: prepared.value.about,
        before,
        after: working,
      }),
    })
  }

  const [first] = sent
  if (first === undefined) return { writes: [], sent, remainders, actionNeeded, held, unknown }
  const updatedAt = sent.at(-1)?.row.at ?? first.row.at
  const stamp = { updatedAt, updatedBy: actor.uid, receiptId: first.row.id }
  const writes = foldWrites(runs, docs, stamp)
  const refs = writes.map(({ ref }) => ref)
  return {
    writes,
    sent: bindReceipts(sent, refs, { ...actor, ...bounds, isFinishing }),
    remainders,
    actionNeeded,
    held,
    unknown,
  }
}

function pick(docs: ReadonlyMap<Ref, Doc>, refs: readonly Ref[]): ReadonlyMap<Ref, Doc> {
  const picked = new Map<Ref, Doc>()
  for (const ref of refs) {
    const doc = docs.get(ref)
    if (doc) picked.set(ref, doc)
  }
  return picked
}

/** A mutator that throws has met an unforeseen case; the queue goes on, and the mutation waits for a person. */
function runSafely(
  mutation: PreparedMutation,
  context: MutationContext,
  docs: ReadonlyMap<Ref, Doc>,
): Result<MutationRun, Problem> {
  try {
    return mutation.run(context, docs)
  } catch (error) {
    return fail({ type: 'input/invalid', issues: [{ path: '', message: String(error) }] })
  }
}

function conflictProblem(
  run: MutationRun,
  conflicts: readonly FieldConflict[],
  docs: ReadonlyMap<Ref, Doc>,
): Problem {
  const ref = run.conflicts[0]?.ref ?? run.refs[0] ?? 'orders/'
  const theirs = docs.get(ref)
  return {
    type: 'edit/conflict',
    ref,
    conflicts,
    ...(typeof theirs?.updatedBy === 'string' && { by: theirs.updatedBy }),
    ...(typeof theirs?.updatedAt === 'string' && { at: theirs.updatedAt }),
  }
}

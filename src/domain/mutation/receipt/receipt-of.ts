import * as v from 'valibot'
import type { Actor } from '#domain/access/actor.ts'
import { collections } from '#domain/entities/collections.ts'
import { id, limits } from '#domain/entities/fields.ts'
import { receiptLimits } from '#domain/stored/json-fields.ts'
import type { LostValue } from '#domain/entities/receipt.ts'
import { isSentDoc } from '#domain/order/is-sent.ts'
import { fitJson } from './fit-json.ts'
import { receiptArgs } from './receipt-args.ts'
import { refTo, splitRef } from '../refs.ts'
import type { Doc, MutationRun, Ref } from '../types.ts'

interface Sent {
  readonly name: string
  readonly version: number
  readonly args: unknown
  readonly actorId: string
  readonly deviceId: string
  /** True time and the device's clock (ISO instants), and the offset between them in milliseconds. */
  readonly at: string
  readonly deviceAt: string
  readonly offsetMs: number
  readonly run: MutationRun
  /** Conflicts that a person has resolved: the losing values stay in the history. */
  readonly settled?: readonly LostValue[]
  /** Documents whose history it belongs to although it did not touch them. */
  readonly about?: readonly Ref[]
  /** The touched documents before and after this run. */
  readonly before: ReadonlyMap<Ref, Doc>
  readonly after: ReadonlyMap<Ref, Doc>
}

/**
 * The receipt to write beside a mutation's effects, without what binds it to its commit (`bindReceipts`) and without
 * `receivedAt`, which the server sets.
 */
export function receiptOf({
  run,
  settled = [],
  about = [],
  before,
  after,
  args,
  ...sent
}: Sent): Doc {
  const conflicts = run.conflicts.flatMap(({ ref, fields }) =>
    fields.map(({ field, from, to, theirs }) => ({ ref, field, from, to, theirs })),
  )
  const values = {
    args: receiptArgs(sent.name, args),
    conflicts: [...conflicts, ...settled],
    merged: run.merged,
  }
  const fitted = {
    args: fitJson(values.args, receiptLimits.args),
    conflicts: fitJson(values.conflicts, receiptLimits.conflicts),
    merged: fitJson(values.merged, receiptLimits.merged),
  }
  return {
    schema: collections.mutations.version,
    ...sent,
    ...fitted,
    refs: [...new Set([...run.refs, ...about])],
    readerIds: readerIdsOf(sent.actorId, run.refs, [before, after]),
    cut:
      fitted.args !== values.args ||
      fitted.conflicts !== values.conflicts ||
      fitted.merged !== values.merged,
  }
}

function readerIdsOf(
  actorId: string,
  refs: readonly Ref[],
  states: readonly ReadonlyMap<Ref, Doc>[],
): readonly string[] {
  const orders = refs.filter((ref) => splitRef(ref)[0] === 'orders')
  const assignees = orders.flatMap((ref) =>
    states.flatMap((docs) => {
      const order = docs.get(ref)
      const ids = order && isSentDoc(order) ? order.assigneeIds : []
      return Array.isArray(ids) ? ids.filter((each) => v.is(id, each)) : []
    }),
  )
  return [...new Set([actorId, ...assignees])].slice(0, limits.list)
}

/** What the first receipt of a commit proves: who wrote all of it, and that all of it happened between two instants. */
export interface Proof extends Pick<Actor, 'role' | 'permissions'> {
  readonly since: string
  readonly until: string
  /** Whether all of it only finishes work that had begun; see `isOpenInLapse`. */
  readonly isFinishing?: boolean
}

interface Unbound {
  readonly id: string
  readonly receipt: Doc
}

/**
 * Binds the receipts of one commit to each other and to its writes: the first proves to the rules who wrote everything
 * and when, and names all documents. `refs` are the commit's documents.
 */
export function bindReceipts<R extends Unbound>(
  receipts: readonly R[],
  refs: readonly Ref[],
  { role, permissions, since, until, isFinishing = false }: Proof,
): readonly R[] {
  const [lead, ...others] = receipts
  if (lead === undefined) return []
  const writes = [...refs, ...others.map(({ id }) => refTo('mutations', id))]
  return receipts.map((one) => {
    const proof = one === lead ? { role, permissions, writes, since, until } : {}
    const finishing = one === lead && isFinishing ? { finishing: true } : {}
    return { ...one, receipt: { ...one.receipt, leadId: lead.id, ...proof, ...finishing } }
  })
}

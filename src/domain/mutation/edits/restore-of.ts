import { equal } from '#lib/equal.ts'
import { getPath } from '#lib/paths.ts'
import type { Actor } from '#domain/access/actor.ts'
import { isCollectionName } from '#domain/entities/collections.ts'
import type { Problem } from '#domain/problem.ts'
import { parseRow } from '#domain/stored/parse-row.ts'
import { prepareMutation } from '../prepare-mutation.ts'
import { refTo, splitRef } from '../refs.ts'
import type { Doc, Ref } from '../types.ts'
import { type RestoreChange, restoreChange } from './restore-change.ts'

/** A value in the history, and the field that held it or was to hold it. */
export interface PastValue {
  /** As `orders/abc`. */
  readonly ref: string
  readonly field: string
  readonly value: unknown
}

/** What can be done about a value in the history. `now` is the field's current value. */
export type Restore =
  /** The field has this value. */
  | { readonly kind: 'current' }
  | { readonly kind: 'ready'; readonly now: unknown; readonly change: RestoreChange }
  /** The document is gone or frozen, it is not the reader's to change, or it cannot hold the value. */
  | { readonly kind: 'blocked'; readonly problem: Problem }

interface Context {
  readonly actor: Actor
  readonly at: string
  readonly receiptId: string
}

/** The documents that `restoreOf` needs for these values. */
export function refsForRestore(values: readonly PastValue[]): readonly Ref[] {
  const people = values.flatMap(({ field, value }) =>
    field === 'assigneeIds' && Array.isArray(value)
      ? value.filter((one) => typeof one === 'string').map((uid) => refTo('users', uid))
      : [],
  )
  return [...new Set([...values.map(({ ref }) => ref as Ref), ...people])]
}

/**
 * How to bring a value back into its field: as an ordinary edit of it, with the permission, merge and rules of that
 * edit. null where people do not edit the field.
 */
export function restoreOf(
  { field, value, ...past }: PastValue,
  docs: ReadonlyMap<Ref, Doc>,
  context: Context,
): Restore | null {
  const ref = past.ref as Ref
  const [collection, id] = splitRef(ref)
  const doc = docs.get(ref)
  const stored = (doc && getPath(doc, field)) ?? null
  const read = doc && isCollectionName(collection) ? parseRow(collection, id, doc) : null
  const shown = (read?.ok === true ? getPath({ ...read.value }, field) : undefined) ?? stored
  // A field that an older document lacks is edited from the value that it stands for.
  const seen = equal(stored, shown) ? [stored] : [stored, shown]
  const found = seen.flatMap((from) => {
    const edit = { from, to: value ?? null }
    return restoreChange({ ref, field, edit, ...context }) ?? []
  })
  const [first] = found
  if (first === undefined) return null
  if (doc === undefined) return { kind: 'blocked', problem: { type: 'doc/missing', ref } }
  if (typeof doc.deletedAt === 'string')
    return { kind: 'blocked', problem: { type: 'doc/deleted', ref } }
  if (seen.some((now) => equal(now, value ?? null))) return { kind: 'current' }
  const tried = found.map((change) => ({ change, problem: problemOf(change, docs, context) }))
  const ready = tried.find(({ problem }) => problem === null)
  if (ready) return { kind: 'ready', now: shown, change: ready.change }
  const problem = tried.at(-1)?.problem
  return problem ? { kind: 'blocked', problem } : null
}

/** Why the change cannot be made now; null if it can. */
function problemOf(
  { name, args }: RestoreChange,
  docs: ReadonlyMap<Ref, Doc>,
  { actor, at }: Context,
): Problem | null {
  const prepared = prepareMutation(name, args)
  if (!prepared.ok) return prepared.problem
  const run = prepared.value.run({ actor, at }, docs)
  if (!run.ok) return run.problem
  const [conflict] = run.value.conflicts
  return conflict ? { type: 'edit/conflict', ref: conflict.ref, conflicts: conflict.fields } : null
}

import { equal } from '#lib/equal.ts'
import { getPath } from '#lib/paths.ts'
import type { Actor } from '#domain/access/actor.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import type { MergedValue } from '#domain/entities/receipt.ts'
import { mergeField } from '#domain/merge/merge-field.ts'
import type { Side } from '#domain/merge/types.ts'
import { absentValue, mergePolicy, wholeOf } from '#domain/merge/merge-policies.ts'
import type { FieldConflict } from '#domain/problem.ts'
import { splitRef } from '../refs.ts'
import type { Doc, FieldEdits, Ref } from '../types.ts'

interface MergedEdits {
  /** The fields to write. */
  readonly fields: Doc
  readonly conflicts: readonly FieldConflict[]
  readonly merged: readonly MergedValue[]
}

/** Merges edits into a document, each field by its policy. */
export function mergeEdits(ref: Ref, doc: Doc, edits: FieldEdits, actor: Actor): MergedEdits {
  const [collection] = splitRef(ref)
  const side = sideOf(actor, doc)
  const fields: Record<string, unknown> = {}
  const conflicts: FieldConflict[] = []
  const merged: MergedValue[] = []
  for (const [field, edit] of Object.entries(edits)) {
    const theirs = getPath(doc, field) ?? absentValue(collection, field)
    const merge = mergeField(edit, theirs, mergePolicy(collection, field), side)
    if (merge.type === 'conflict') conflicts.push({ field, ...edit, theirs })
    if (merge.type === 'settled') merged.push({ ref, field, ...edit, theirs, kept: merge.kept })
    const isSettled = merge.type === 'settled' && !equal(merge.value, theirs)
    if (merge.type === 'take' || isSettled) fields[field] = merge.value
  }
  for (const { field: lost, kept } of merged) {
    if (kept !== 'theirs') continue
    for (const field of wholeOf(collection, lost)) {
      const edit = edits[field]
      if (!edit || !Object.hasOwn(fields, field)) continue
      delete fields[field]
      merged.push({ ref, field, ...edit, theirs: getPath(doc, field) ?? null, kept: 'theirs' })
    }
  }
  return { fields, conflicts, merged }
}

/** An assignee is on the field's side whatever else they may do, because they do the work. */
function sideOf(actor: Actor, doc: Doc): Side {
  const works = Array.isArray(doc.assigneeIds) && doc.assigneeIds.includes(actor.uid)
  return isAdminLevel(actor) && !works ? 'office' : 'field'
}

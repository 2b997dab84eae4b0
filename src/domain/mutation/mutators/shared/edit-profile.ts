import type { FieldConflict } from '#domain/problem.ts'
import type { FieldEdits, Ref, Tx } from '#domain/mutation/types.ts'

/** Edits a person's profile. Fields that older documents lack were seen as the empty value. */
export function editProfile(tx: Tx, ref: Ref, edits: FieldEdits): readonly FieldConflict[] {
  const known = tx.get(ref)
  const missing = ['phone', 'trade'].filter(
    (field) => edits[field] !== undefined && known?.[field] === undefined,
  )
  for (const field of missing) tx.update(ref, { [field]: '' })
  return tx.edit(ref, edits)
}

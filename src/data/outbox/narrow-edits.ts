import { isEditOf } from '#domain/mutation/edits/edit-key.ts'
import type { FieldEdit } from '#domain/mutation/types.ts'

/** The same arguments with only those field edits that pass; arguments without edits stay as they are. */
export function narrowEdits(args: unknown, keep: (field: string) => boolean): unknown {
  return mapEdits(args, (field, edit) => (keep(field) ? edit : undefined))
}

/** The same arguments with each field edit replaced, or left out if `change` returns undefined. */
export function mapEdits(
  args: unknown,
  change: (field: string, edit: FieldEdit) => FieldEdit | undefined,
): unknown {
  if (!hasEdits(args)) return args
  const edits: Record<string, FieldEdit> = {}
  for (const [field, edit] of Object.entries(args.edits)) {
    const next = change(field, edit)
    if (next) edits[field] = next
  }
  return { ...args, edits }
}

/** The conflict over the edit under this key. */
export function conflictOver<C extends { readonly field: string }>(
  conflicts: readonly C[],
  key: string,
): C | undefined {
  return conflicts.find(({ field }) => isEditOf(key, field))
}

/** Whether these are the arguments of an edit by fields. */
export function hasEdits(
  args: unknown,
): args is { readonly edits: Readonly<Record<string, FieldEdit>> } {
  return (
    typeof args === 'object' && args !== null && 'edits' in args && typeof args.edits === 'object'
  )
}

import { within, workBounds } from '#domain/time/bounds.ts'
import type { FieldEdits, MutationContext } from '#domain/mutation/types.ts'

/**
 * The instant of an act as its arguments claim it, clamped to what the rules accept: not in the future, apart from
 * small clock differences, and not too far in the past.
 */
export function actedAt(instant: string, { at, bounds }: MutationContext): string {
  return within(instant, bounds ?? workBounds(Date.parse(at)))
}

/** The same edits with this field's instant clamped by `actedAt`. */
export function withActedAt<E extends FieldEdits>(
  edits: E,
  field: keyof E & string,
  context: MutationContext,
): E {
  const edit = edits[field]
  if (typeof edit?.to !== 'string') return edits
  return { ...edits, [field]: { ...edit, to: actedAt(edit.to, context) } }
}

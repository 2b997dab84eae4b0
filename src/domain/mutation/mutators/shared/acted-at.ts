import { within, workBounds } from '#domain/time/bounds.ts'
import type { FieldEdits, MutationContext } from '#domain/mutation/types.ts'

/**
 * The instant at which something was done, as an argument tells it: not after the act itself, but for clocks that
 * differ a little, nor so long before it that the rules would refuse it.
 */
export function actedAt(instant: string, { at, bounds }: MutationContext): string {
  return within(instant, bounds ?? workBounds(Date.parse(at)))
}

/** The same edits with this field's instant, where there is one, as `actedAt` says. */
export function withActedAt<E extends FieldEdits>(
  edits: E,
  field: keyof E & string,
  context: MutationContext,
): E {
  const edit = edits[field]
  if (typeof edit?.to !== 'string') return edits
  return { ...edits, [field]: { ...edit, to: actedAt(edit.to, context) } }
}

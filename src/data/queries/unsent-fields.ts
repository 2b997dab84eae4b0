import { equal } from '#lib/equal.ts'
import type { Doc } from '#domain/mutation/types.ts'

/** Stamps change with every write and say nothing about which field is unsent. */
const stamps = new Set(['updatedAt', 'updatedBy', 'schema'])

/** Names of the fields that differ between what the screens show and what the server is known to hold. */
export function unsentFields(shown: Doc, known: Doc | null): readonly string[] {
  const fields = Object.keys({ ...known, ...shown })
  return fields.filter((field) => !stamps.has(field) && !equal(shown[field], known?.[field]))
}

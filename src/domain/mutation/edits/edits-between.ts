import { equal } from '#lib/equal.ts'

/** What the person saw and what they want, for some fields. */
export type EditsBetween<T> = { [K in keyof T]?: { from: unknown; to: T[K] } }

/** Edits (what the person saw and what they want) for the fields of `wanted` that differ from `seen`. */
export function editsBetween<T extends object>(
  seen: { readonly [K in keyof T]: unknown },
  wanted: T,
): EditsBetween<T> {
  const edits: EditsBetween<T> = {}
  for (const field in wanted) {
    if (!equal(seen[field], wanted[field])) edits[field] = { from: seen[field], to: wanted[field] }
  }
  return edits
}

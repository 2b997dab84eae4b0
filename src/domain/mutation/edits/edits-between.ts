import { equal } from '#lib/equal.ts'

/** Edits (what the person saw and what they want) for the fields of `wanted` that differ from `seen`. */
export function editsBetween<T extends object>(
  seen: { readonly [K in keyof T]: unknown },
  wanted: T,
): { [K in keyof T]?: { from: unknown; to: T[K] } } {
  const edits: { [K in keyof T]?: { from: unknown; to: T[K] } } = {}
  for (const field in wanted) {
    if (!equal(seen[field], wanted[field])) edits[field] = { from: seen[field], to: wanted[field] }
  }
  return edits
}

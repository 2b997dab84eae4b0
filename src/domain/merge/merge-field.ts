import { equal } from '#lib/equal.ts'
import type { FieldEdit } from '../mutation/types.ts'

export type FieldMerge =
  | { readonly type: 'same' }
  | { readonly type: 'take'; readonly value: unknown }
  | { readonly type: 'conflict' }

/**
 * Three-way merge of one field: what the person saw (`from`), what they want (`to`), what stands there
 * now (`current`). Sets merge as unions and removals and never conflict.
 */
export function mergeField({ from, to }: FieldEdit, current: unknown, isSet: boolean): FieldMerge {
  if (equal(current, to)) return { type: 'same' }
  if (equal(current, from)) return { type: 'take', value: to }
  if (!isSet) return { type: 'conflict' }
  const merged = mergeSet(list(from), list(to), list(current))
  return equal(merged, current) ? { type: 'same' } : { type: 'take', value: merged }
}

function mergeSet(from: unknown[], to: unknown[], current: unknown[]): unknown[] {
  const added = to.filter((item) => !from.includes(item) && !current.includes(item))
  const kept = current.filter((item) => to.includes(item) || !from.includes(item))
  return [...kept, ...added]
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

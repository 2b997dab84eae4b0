import { equal } from '#lib/equal.ts'
import type { FieldEdit } from '../mutation/types.ts'
import { mergeItems } from './merge-items.ts'
import type { MergePolicy } from './merge-policies.ts'
import { mergeText } from './merge-text.ts'
import type { FieldMerge, Side } from './types.ts'

/**
 * Three-way merge of one field from what the person saw (`from`), what they want (`to`) and the current value
 * (`current`), by the field's policy and the person's side.
 */
export function mergeField(
  { from, to }: FieldEdit,
  current: unknown,
  policy: MergePolicy,
  side: Side,
): FieldMerge {
  if (equal(current, to)) return { type: 'same' }
  if (equal(current, from)) return { type: 'take', value: to }
  switch (policy) {
    case 'ask':
      return { type: 'conflict' }
    case 'office':
      return { type: 'settled', kept: 'theirs', value: current }
    case 'field':
      return side === 'field'
        ? { type: 'settled', kept: 'ours', value: to }
        : { type: 'settled', kept: 'theirs', value: current }
    case 'text':
      return mergeText(from, to, current)
    case 'items':
      return mergeItems(list(from), list(to), list(current), side)
    case 'codes':
      return mergeItems(list(from), list(to), list(current), side, 'code')
    case 'people':
      if (isReplaced(list(from), list(to)) && isReplaced(list(from), list(current))) {
        return { type: 'settled', kept: 'theirs', value: current }
      }
      return mergeSet(list(from), list(to), list(current))
    case 'set':
      return mergeSet(list(from), list(to), list(current))
  }
}

function mergeSet(from: unknown[], to: unknown[], current: unknown[]): FieldMerge {
  const added = to.filter((item) => !from.includes(item) && !current.includes(item))
  const kept = current.filter((item) => to.includes(item) || !from.includes(item))
  const merged = [...kept, ...added]
  return equal(merged, current) ? { type: 'same' } : { type: 'take', value: merged }
}

/** Whether everyone in the former list was replaced by others. */
function isReplaced(from: unknown[], to: unknown[]): boolean {
  return from.length > 0 && to.length > 0 && !to.some((item) => from.includes(item))
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

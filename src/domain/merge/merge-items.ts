import { equal } from '#lib/equal.ts'
import type { FieldMerge, Side } from './types.ts'

type Item = Readonly<Record<string, unknown>>

/** The field that tells a list's items apart. */
type ItemKey = 'id' | 'code'

/**
 * Merges two people's changes to a list item by item: an addition, removal or change holds where the other side left
 * the item alone. An item that one side changed and the other removed stays. Where both changed the same field of an
 * item, the field's side wins.
 */
export function mergeItems(
  from: unknown[],
  to: unknown[],
  current: unknown[],
  side: Side,
  key: ItemKey = 'id',
): FieldMerge {
  const [was, ours, theirs] = [byKey(from, key), byKey(to, key), byKey(current, key)]
  if (!was || !ours || !theirs) return { type: 'conflict' }
  let clash = false
  const result: Item[] = []
  for (const [id, item] of theirs) {
    const [before, wanted] = [was.get(id), ours.get(id)]
    if (!wanted) {
      if (!before || !equal(before, item)) result.push(item)
      clash ||= before !== undefined && !equal(before, item)
      continue
    }
    const merged = mergeItem(before ?? { [key]: id }, wanted, item, side)
    clash ||= merged.clash
    result.push(merged.item)
  }
  for (const [id, item] of ours) {
    if (theirs.has(id)) continue
    const before = was.get(id)
    if (before && equal(before, item)) continue
    clash ||= before !== undefined
    result.push(item)
  }
  if (equal(result, current)) return clash ? settled('theirs', current) : { type: 'same' }
  if (!clash) return { type: 'take', value: result }
  return settled(side === 'field' ? 'ours' : 'theirs', result)
}

function settled(kept: 'ours' | 'theirs', value: unknown): FieldMerge {
  return { type: 'settled', kept, value }
}

function mergeItem(before: Item, ours: Item, theirs: Item, side: Side) {
  let clash = false
  const merged: Record<string, unknown> = { ...theirs }
  for (const key of new Set([...Object.keys(before), ...Object.keys(ours)])) {
    if (equal(ours[key], before[key]) || equal(ours[key], theirs[key])) continue
    const isFree = equal(theirs[key], before[key])
    clash ||= !isFree
    if (isFree || side === 'field') merged[key] = ours[key]
  }
  return { item: merged, clash }
}

/** Undefined where the list does not consist of items with distinct keys. */
function byKey(items: unknown[], key: ItemKey): Map<string, Item> | undefined {
  const map = new Map<string, Item>()
  for (const item of items) {
    const name = isItem(item) ? item[key] : undefined
    if (isItem(item) && typeof name === 'string') map.set(name, item)
  }
  return map.size === items.length ? map : undefined
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null
}

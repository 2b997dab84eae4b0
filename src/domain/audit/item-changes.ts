import { equal } from '#lib/equal.ts'

type Item = Readonly<Record<string, unknown>>

/** What became of the items of a list: those that changed as they are now. */
export interface ItemChanges {
  readonly added: readonly Item[]
  readonly removed: readonly Item[]
  readonly changed: readonly Item[]
}

/** The difference of two lists of items with an `id` or `code` each; null where they are anything else. */
export function itemChanges(from: unknown, to: unknown): ItemChanges | null {
  const [before, after] = [itemsOf(from), itemsOf(to)]
  if (!before || !after) return null
  return {
    added: [...after].flatMap(([key, item]) => (before.has(key) ? [] : [item])),
    removed: [...before].flatMap(([key, item]) => (after.has(key) ? [] : [item])),
    changed: [...after].flatMap(([key, item]) =>
      before.has(key) && !equal(before.get(key), item) ? [item] : [],
    ),
  }
}

/** Of a list of items only those that the other list has not, or has otherwise; any other value as it is. */
export function differingItems(value: unknown, other: unknown): unknown {
  const [own, others] = [itemsOf(value), itemsOf(other)]
  if (!own || !others) return value
  return [...own].flatMap(([key, item]) => (equal(others.get(key), item) ? [] : [item]))
}

function itemsOf(value: unknown): ReadonlyMap<string, Item> | null {
  if (!Array.isArray(value)) return null
  const items = new Map<string, Item>()
  for (const item of value as readonly unknown[]) {
    if (typeof item !== 'object' || item === null) return null
    const { id, code } = item as Item
    const key = id ?? code
    if (typeof key !== 'string') return null
    items.set(key, item as Item)
  }
  return items
}

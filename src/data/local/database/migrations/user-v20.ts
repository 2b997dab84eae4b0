import type { Migration } from './migration.ts'

interface QueuedChange {
  name: string
  args: { itemId?: string; costMinor?: number; refs?: unknown } | null
  refs: unknown
}

/** What items and people cost. A queued change of an item now moves what it costs, and a removal takes it along. */
export const userV20: Migration = {
  version: 20,
  stores: {
    costs: 'id',
  },
  async upgrade(transaction) {
    await transaction
      .table<QueuedChange>('outbox')
      .toCollection()
      .modify((row) => {
        // A damaged row is left as it is: it must not keep the database from opening.
        if (!Array.isArray(row.refs)) return
        row.refs = [...(row.refs as unknown[]), ...itemsOf(row).map((id) => `costs/${id}`)]
      })
  },
}

/** The items whose cost the change may now touch. */
function itemsOf({ name, args }: QueuedChange): readonly string[] {
  const { itemId, costMinor = 0, refs } = args ?? {}
  const hasCost = name === 'item/edit' || (name === 'item/create' && costMinor > 0)
  if (hasCost && itemId !== undefined) return [itemId]
  if (name !== 'sample/remove' || !Array.isArray(refs)) return []
  return [...new Set((refs as unknown[]).map(String))]
    .filter((ref) => ref.startsWith('items/'))
    .map((ref) => ref.slice('items/'.length))
}

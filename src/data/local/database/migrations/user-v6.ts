import type { Migration } from './migration.ts'

const ends: readonly unknown[] = ['done', 'partlyDone', 'cannotComplete']

interface QueuedStep {
  name: string
  args: { orderId?: string; from?: string; to?: string } | null
  refs: unknown
}

/** Equipment at a site and earlier visits. A queued step that ends work now records its visit too. */
export const userV6: Migration = {
  version: 6,
  stores: {
    assets: 'id, siteId',
    visits: 'id, siteId',
  },
  async upgrade(transaction) {
    await transaction
      .table<QueuedStep>('outbox')
      .toCollection()
      .modify((row) => {
        const { orderId, from, to } = row.args ?? {}
        const isEnd = row.name === 'order/move' && ends.includes(to)
        const isBack = row.name === 'order/takeBack' && (ends.includes(from) || ends.includes(to))
        // A damaged row is left as it is: it must not keep the database from opening.
        if (orderId === undefined || !Array.isArray(row.refs) || !(isEnd || isBack)) return
        row.refs = [...(row.refs as unknown[]), `visits/${orderId}`]
      })
  },
}

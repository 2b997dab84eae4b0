import type { Query } from '../types/data.ts'
import { defineQuery } from './define-query.ts'

/** The id of the newest receipt on this device, of everyone (null) or of one person; null if there is none. */
export function newestReceipt(actorId: string | null): Query<string | null> {
  return defineQuery('newestReceipt', actorId, async ({ db }) => {
    const received =
      actorId === null
        ? db.receipts.orderBy('receivedAt')
        : db.receipts.where('[actorId+receivedAt]').between([actorId, ''], [actorId, '\uffff'])
    const ids = await received.reverse().limit(1).primaryKeys()
    return ids[0] ?? null
  })
}

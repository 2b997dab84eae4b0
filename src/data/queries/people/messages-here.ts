import type { Message } from '#domain/entities/message.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import { manyEntitiesOf } from '../entities-of.ts'

/** Every message on this device, newest first. */
export function messagesHere(): Query<readonly Message[]> {
  return defineQuery('messagesHere', null, async ({ db }) => {
    const rows = await db.messages.toArray()
    // Nothing is read after this: a live query does not see reads that come after a pause.
    const messages = await manyEntitiesOf('messages', rows)
    return messages.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
  })
}

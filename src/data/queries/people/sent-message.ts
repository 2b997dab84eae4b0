import type { Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import { entityOf } from '../entities-of.ts'

/** When a message was written (ISO); null where this device has none of this id. */
export function messageWrittenAt(id: string): Query<string | null> {
  return defineQuery('messageWrittenAt', id, async ({ db }) => {
    const message = entityOf('messages', await db.messages.get(id))
    return message?.at ?? null
  })
}

import { isReadMark } from '#domain/sync/is-read-mark.ts'
import type { Ref } from '#domain/mutation/types.ts'
import { readDocs } from '../local/rows/documents.ts'
import { outboxItemsOf } from '../outbox/queue/outbox-item.ts'
import { readUndos } from '../outbox/queue/undo.ts'
import type { OutboxItem, Query, Undo } from '../types/data.ts'
import { defineQuery } from './define-query.ts'
import { unsentFields } from './unsent-fields.ts'

/**
 * Every change that the server has not acknowledged, in the order it was made. What was read in a conversation is among
 * them only where it needs a person.
 */
export function outboxItems(): Query<readonly OutboxItem[]> {
  return defineQuery('outboxItems', null, async ({ db }) =>
    outboxItemsOf(await db.outbox.orderBy('seq').toArray()).filter(
      ({ name, state }) => !isReadMark(name) || state === 'actionNeeded',
    ),
  )
}

/** What was discarded or decided a moment ago and can still be undone, the newest last. */
export function undoable(): Query<readonly Undo[]> {
  return defineQuery('undoable', null, ({ db }) => readUndos(db, Date.now()))
}

/** Names of a document's fields (`orders/abc`) whose shown value the office has not received. */
export function unsentFieldsOf(ref: Ref): Query<readonly string[]> {
  return defineQuery('unsentFieldsOf', ref, async ({ db }) => {
    const base = await db.base.get(ref)
    const shown = (await readDocs(db, [ref])).get(ref)
    return base && shown ? unsentFields(shown, base.doc) : []
  })
}

import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { openUserDb } from '../local/database/user-db.ts'
import { outboxRow } from '../local/rows/outbox-row.fixture.ts'
import { countQueuedChanges } from '../local/unsent/waiting-read-marks.ts'
import { outboxItems } from './outbox.ts'

test('what was read in a conversation is listed and counted only where it needs a person', async () => {
  const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const read = { name: 'thread/read', refs: ['reads/team__u1'] } as const
  await db.outbox.bulkAdd([
    outboxRow({ seq: 1, id: 'read', state: 'waiting', ...read }),
    outboxRow({ seq: 2, id: 'refused', state: 'needsYou', ...read }),
    outboxRow({ seq: 3, id: 'done', state: 'waiting', refs: ['orders/o1'] }),
  ])
  const items = await outboxItems().run({ db, uid: 'u1' })
  expect(items.map(({ id }) => id)).toEqual(['refused', 'done'])
  expect(await countQueuedChanges(db)).toBe(2)
  db.close()
})

import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { documentTables } from '#data/local/rows/collections.ts'
import { order, someone } from '#data/local/rows/order.fixture.ts'
import { transact } from '#data/local/database/transact.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { adoptDraft } from './adopt-draft.ts'
import { applyServerDocs } from '../rebase/apply-server-docs.ts'

const draft = { tab: 'gone', id: 'd1', at: 0 }
const edit = { orderId: 'a', edits: { title: { from: order.title, to: 'Valve 7' } } }

let db: UserDb

beforeEach(async () => {
  db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  await transact(db, documentTables(db), () => applyServerDocs(db, new Map([['orders/a', order]])))
})
afterEach(() => db.close())

async function adopt(name: string, args: unknown) {
  const actor = { ...someone, role: 'admin' } as const
  const context = { db, actor, id: draft.id, deviceId: 'd', now: Date.now(), offsetMs: 0 }
  expect(await adoptDraft({ ...draft, name, args }, context)).toEqual({
    ok: true,
    value: { id: 'd1' },
  })
  return db.outbox.toArray()
}

test('a draft is queued under its own id, once, and its receipt is looked up before it is sent', async () => {
  expect(await adopt('order/edit', edit)).toMatchObject([
    { id: 'd1', attempts: 1, state: 'waiting', writes: ['orders/a'] },
  ])
  expect((await db.orders.get('a'))?.title).toBe('Valve 7')
  expect(await adopt('order/edit', edit)).toHaveLength(1)
})

test('a draft does not become part of another change, which was not sent under its id', async () => {
  await adopt('order/edit', edit)
  await db.outbox.update(1, { id: 'typed', attempts: 0 })
  const more = { orderId: 'a', edits: { title: { from: 'Valve 7', to: 'Valve 7 !' } } }
  expect((await adopt('order/edit', more)).map(({ id }) => id)).toEqual(['typed', 'd1'])
})

test('a status change that was sent before its tab died is queued again and changes nothing here', async () => {
  const step = { orderId: 'a', from: 'dispatched', to: 'accepted' }
  await adopt('order/move', step)
  const accepted = await db.orders.get('a')
  await db.outbox.clear()
  expect(await adopt('order/move', step)).toMatchObject([
    { id: 'd1', attempts: 1, state: 'waiting', refs: ['orders/a'], writes: [] },
  ])
  expect(await db.orders.get('a')).toEqual(accepted)
})

test('a status change of an order that is no longer on this device is left to the server', async () => {
  const step = { orderId: 'gone', from: 'dispatched', to: 'accepted' }
  expect(await adopt('order/move', step)).toMatchObject([
    { id: 'd1', attempts: 1, state: 'waiting', writes: [] },
  ])
})

test('a draft that creates an existing document has been sent already', async () => {
  const message = {
    messageId: 'said',
    threadId: 'team',
    text: 'Bring the long ladder',
    about: null,
    change: null,
    attachments: [],
    readerIds: [],
    tone: { priority: 'normal', replyToId: null, mentionIds: [] },
  }
  expect(await adopt('message/send', message)).toHaveLength(1)
  await db.outbox.clear()
  expect(await adopt('message/send', message)).toEqual([])
})

test('a draft that this app cannot read waits for the person', async () => {
  expect(await adopt('order/edit', { orderId: 7 })).toMatchObject([
    { state: 'needsYou', problem: { type: 'input/invalid' } },
  ])
  await db.outbox.clear()
  expect(await adopt('order/from-a-newer-app', {})).toMatchObject([
    { state: 'needsYou', problem: { type: 'mutation/unknown' } },
  ])
})

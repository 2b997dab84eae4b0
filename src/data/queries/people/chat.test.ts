import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import { markLoaded } from '#data/local/rows/loaded-sets.ts'
import { threadList, threadView } from './chat.ts'

const stamps = {
  schema: 1,
  createdAt: '2026-05-04T08:00:00.000Z',
  createdBy: 'u1',
  updatedAt: '2026-05-04T08:00:00.000Z',
  updatedBy: 'u1',
  deletedAt: null,
}

function message(id: string, authorId: string, at: string, more: Doc = {}) {
  return { ...stamps, id, threadId: 'team', authorId, text: id, at, ...more }
}

async function world(rows: readonly ReturnType<typeof message>[], readAt: string) {
  const host = { indexedDB: new IDBFactory(), keyRange: IDBKeyRange }
  const db = openUserDb('me', host)
  await db.messages.bulkAdd(rows)
  await db.reads.add({
    ...stamps,
    id: 'r1',
    threadId: 'team',
    userId: 'me',
    readAt,
    readerIds: ['me'],
  })
  return { db, uid: 'me' }
}

test('a thread shows its latest message, unread messages of others, and what must be acknowledged', async () => {
  const context = await world(
    [
      message('a', 'boss', '2026-05-04T09:00:00.000Z'),
      message('b', 'boss', '2026-05-04T09:01:00.000Z', { priority: 'urgent' }),
      message('c', 'boss', '2026-05-04T09:02:00.000Z'),
      message('d', 'me', '2026-05-04T09:03:00.000Z'),
      message('e', 'boss', '2026-05-04T09:04:00.000Z', { deletedAt: '2026-05-04T09:05:00.000Z' }),
      message('f', 'boss', '2026-05-04T08:00:00.000Z', { threadId: 'direct-boss__me' }),
    ],
    '2026-05-04T09:01:00.000Z',
  )
  await markLoaded(context.db, 'reads')
  const threads = await threadList().run(context)
  expect(
    threads?.map(({ id, last, unread, urgent, urgentId, urgentText }) => [
      id,
      last?.id,
      unread,
      urgent,
      urgentId,
      urgentText,
    ]),
  ).toEqual([
    ['team', 'd', 1, 1, 'b', 'b'],
    ['direct-boss__me', 'f', 1, 0, null, ''],
  ])
  context.db.close()
})

test('a long thread is shown whole, oldest first', async () => {
  const at = (i: number) => new Date(Date.UTC(2026, 4, 4) + i * 1000).toISOString()
  const rows = Array.from({ length: 450 }, (_, i) => message(`m${i}`, 'boss', at(449 - i)))
  const context = await world(rows, '2026-05-03T00:00:00.000Z')
  const view = await threadView('team').run(context)
  expect(view?.messages.map(({ at: sentAt }) => sentAt)).toEqual(rows.map((_, i) => at(i)))
  context.db.close()
})

test('that no one wrote anything is known only after the first load', async () => {
  const context = await world([], '2026-05-03T00:00:00.000Z')
  expect(await threadList().run(context)).toBeUndefined()
  expect(await threadView('team').run(context)).toMatchObject({ isKnown: false, messages: [] })
  await markLoaded(context.db, 'messages:mine')
  expect(await threadList().run(context)).toMatchObject([{ id: 'team', unread: 0 }])
  expect(await threadView('team').run(context)).toMatchObject({ isKnown: true, messages: [] })
  context.db.close()
})

test('nothing counts as unread before the read marks are loaded', async () => {
  const context = await world(
    [
      message('a', 'boss', '2026-05-04T09:00:00.000Z'),
      message('b', 'boss', '2026-05-04T09:00:00.000Z', { threadId: 'direct-boss__me' }),
    ],
    '2026-05-04T08:00:00.000Z',
  )
  const unread = async () =>
    Object.fromEntries(
      (await threadList().run(context))?.map(({ id, unread }) => [id, unread]) ?? [],
    )
  expect(await unread()).toEqual({ team: 1, 'direct-boss__me': 0 })
  await markLoaded(context.db, 'reads')
  expect(await unread()).toEqual({ team: 1, 'direct-boss__me': 1 })
  context.db.close()
})

test('a conversation is whole once its messages and read marks are loaded', async () => {
  const context = await world(
    [message('a', 'boss', '2026-05-04T09:00:00.000Z')],
    '2026-05-03T00:00:00.000Z',
  )
  const isWhole = async (id: string) => (await threadView(id).run(context))?.isWhole
  expect(await isWhole('team')).toBe(false)
  await markLoaded(context.db, 'messages:office')
  expect(await isWhole('team')).toBe(false)
  await markLoaded(context.db, 'reads')
  expect(await isWhole('team')).toBe(true)
  expect(await isWhole('direct-boss__me')).toBe(false)
  await markLoaded(context.db, 'messages:direct')
  expect(await isWhole('direct-boss__me')).toBe(true)
  context.db.close()
})

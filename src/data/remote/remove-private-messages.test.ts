import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { parseRow } from '#domain/stored/parse-row.ts'
import type { User } from '#domain/entities/user.ts'
import type { Doc } from '#domain/mutation/types.ts'
import { documentTables } from '../local/rows/collections.ts'
import { at } from '../local/rows/order.fixture.ts'
import { transact } from '../local/database/transact.ts'
import { openUserDb } from '../local/database/user-db.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { applyServerDocs } from '../outbox/rebase/apply-server-docs.ts'
import { markLoaded } from '../local/rows/loaded-sets.ts'
import { removePrivateMessages } from './remove-private-messages.ts'
import { newReceipts, writeReceipts } from '../local/rows/new-receipts.ts'
import { directMessages } from './followed-sets.ts'

const stamps = { schema: 1, updatedAt: at, updatedBy: 't1', deletedAt: null }
const admin = { id: 'a1', companyId: 'c1', role: 'admin', status: 'active' } as User

const message = (threadId: string, readerIds: readonly string[]): Doc => ({
  ...stamps,
  threadId,
  authorId: 't1',
  text: 'The code is 4711',
  readerIds,
  at,
})
const photo = (about: string, readerIds: readonly string[]): Doc => ({
  ...stamps,
  about,
  kind: 'photo',
  contentType: 'image/jpeg',
  size: 3,
  chunks: 1,
  sha256: 'a'.repeat(64),
  width: 1,
  height: 1,
  takenAt: at,
  readerIds,
  createdAt: at,
  createdBy: 't1',
})
const receipt = (threadId: string) => ({
  schema: 1,
  name: 'message/send',
  actorId: 't1',
  at,
  receivedAt: at,
  refs: [`messages/${threadId}`],
  readerIds: ['t1'],
  args: { threadId, text: 'The code is 4711' },
})

let db: UserDb
beforeEach(async () => {
  db = openUserDb('a1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const docs = new Map<`${string}/${string}`, Doc>([
    ['messages/others', message('direct-t1__t2', ['t1', 't2'])],
    ['messages/mine', message('direct-a1__t1', ['a1', 't1'])],
    ['messages/order', message('order-o1', ['t1'])],
    ['messages/office', message('office-t1', ['t1'])],
    ['messages/team', message('team', ['t1'])],
    ['photos/others', photo('messages/others', ['t1', 't2'])],
    ['photos/mine', photo('messages/mine', ['a1', 't1'])],
    ['photos/order', photo('orders/o1', ['t1'])],
  ])
  await transact(db, documentTables(db), () => applyServerDocs(db, docs))
})

async function storeAsBefore(): Promise<void> {
  for (const threadId of ['direct-t1__t2', 'order-o1']) {
    const parsed = parseRow('mutations', threadId, receipt(threadId))
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem))
    await db.receipts.put(parsed.value)
  }
}

const argsOf = async (id: string) => (await db.receipts.get(id))?.args

test('private conversations of others leave a device of the office, with their photos', async () => {
  await removePrivateMessages(db, admin)
  const held = await db.messages.toCollection().primaryKeys()
  expect(held.toSorted()).toEqual(['mine', 'office', 'order', 'team'])
  expect(await db.photos.toCollection().primaryKeys()).toEqual(['mine', 'order'])
  const based = await db.base.toCollection().primaryKeys()
  expect(based.filter((ref) => ref.endsWith('/others'))).toEqual([])
})

test('so do their messages in receipts, once', async () => {
  await storeAsBefore()
  await removePrivateMessages(db, admin)
  expect(await argsOf('direct-t1__t2')).toBeNull()
  expect(await argsOf('order-o1')).toMatchObject({ text: 'The code is 4711' })
  await storeAsBefore()
  await markLoaded(db, directMessages)
  await removePrivateMessages(db, admin)
  expect(await argsOf('direct-t1__t2')).not.toBeNull()
})

test('new receipts contain none of their messages', async () => {
  const docs = ['direct-t1__t2', 'order-o1'].map((id) => ({ id, doc: receipt(id) }))
  const found = await newReceipts(db, docs)
  await transact(db, [db.receipts, db.unreadable], () => writeReceipts(db, found))
  expect(await argsOf('direct-t1__t2')).toBeNull()
  expect(await argsOf('order-o1')).toMatchObject({ text: 'The code is 4711' })
})

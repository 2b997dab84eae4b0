import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import type { User } from '#domain/entities/user.ts'
import type { Doc } from '#domain/mutation/types.ts'
import { documentTables } from '../local/rows/collections.ts'
import { at, order, someone } from '../local/rows/order.fixture.ts'
import { transact } from '../local/database/transact.ts'
import { openUserDb } from '../local/database/user-db.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { applyServerDocs } from '../outbox/rebase/apply-server-docs.ts'
import { discardMutations } from '../outbox/queue/edit-queue.ts'
import { mutate } from '../outbox/mutate/mutate.ts'
import { removeFormerCompany } from './remove-former-company.ts'

const stamps = { schema: 1, updatedAt: at, updatedBy: 'office', deletedAt: null }
const made = { ...stamps, createdAt: at, createdBy: 'office' }
const person = { ...stamps, name: 'Demo', companyId: 'c1', role: 'technician', status: 'active' }
const company = { ...made, name: 'Demo Company', isSetup: true, ownerId: 'office' }
const actor = someone
const user = (companyId: string, status = 'active') => ({ id: 'u1', companyId, status }) as User

let db: UserDb
beforeEach(async () => {
  db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const docs = new Map<`${string}/${string}`, Doc>([
    ['users/u1', person],
    ['companies/c1', company],
    ['customers/k1', { ...made, name: 'Demo Customer' }],
    ['customers/odd', { ...made, name: 7 }],
    ['orders/a', order],
    ['orders/b', order],
  ])
  await transact(db, documentTables(db), () => applyServerDocs(db, docs))
  await db.cursors.put({ key: 'orders', value: at })
  await db.blobs.put({ id: 'p1', state: 'sent' } as never)
  await db.unreadable.put({ ref: 'mutations/odd', issues: [], doc: {} })
  await db.blobParts.put({ photoId: 'p1', index: 0, bytes: new Uint8Array(1) })
})

const work = () =>
  mutate(
    'order/move',
    { orderId: 'a', to: 'accepted' },
    { db, actor, id: 'm1', deviceId: 'd', now: 0, offsetMs: 0 },
  )

test('case 28: of a company that the user has left only documents of unsent work stay', async () => {
  await work()
  await removeFormerCompany(db, user('c2'))
  expect(await db.orders.toCollection().primaryKeys()).toEqual(['a'])
  expect(await db.outbox.count()).toBe(1)
  expect(await db.users.count()).toBe(1)
  for (const table of [
    db.customers,
    db.companies,
    db.cursors,
    db.blobs,
    db.blobParts,
    db.unreadable,
  ])
    expect(await table.count()).toBe(0)

  // Documents of the new company are not removed with the rest.
  await db.orders.put({ id: 'new' })
  await removeFormerCompany(db, user('c2'))
  expect(await db.orders.toCollection().primaryKeys()).toEqual(['a', 'new'])
  await discardMutations(db, ['m1'], { now: 0, random: { id: () => 'u' } })
  await removeFormerCompany(db, user('c2'))
  expect(await db.orders.toCollection().primaryKeys()).toEqual(['new'])
})

test('case 28: a suspended person keeps their work and the company’s name, and nothing else', async () => {
  await work()
  await removeFormerCompany(db, user('c1', 'suspended'))
  expect(await db.orders.toCollection().primaryKeys()).toEqual(['a'])
  expect(await db.companies.count()).toBe(1)
  expect(await db.customers.count()).toBe(0)
})

test('a member keeps everything', async () => {
  await removeFormerCompany(db, user('c1'))
  expect(await db.orders.count()).toBe(2)
  expect(await db.cursors.count()).toBe(1)
  expect(await db.blobs.count()).toBe(1)
})

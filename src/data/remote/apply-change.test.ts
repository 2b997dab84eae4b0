import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, describe, expect, test } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { ok } from '#lib/result.ts'
import { someone } from '../local/rows/order.fixture.ts'
import { openUserDb } from '../local/database/user-db.ts'
import { mutate } from '../outbox/mutate/mutate.ts'
import { rereadUnreadable } from '../outbox/rebase/reread-unreadable.ts'
import { applyChange } from './apply-change.ts'
import type { RemoteDoc } from './remote-doc.ts'
import type { SetSpec } from './followed-sets.ts'

const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
const spec: SetSpec = {
  key: 'customers',
  collection: 'customers',
  path: 'companies/c1/customers',
  kind: 'delta',
  where: [],
  firstDays: null,
}
const now = Date.parse('2026-05-04T12:00:00Z')
const at = (second: number) => `2026-05-04T10:00:0${second}.000000Z`
const customer = (name: unknown, second: number, id = 'k1') => ({
  id,
  doc: {
    name,
    createdAt: at(0),
    createdBy: 'u2',
    updatedAt: at(second),
    updatedBy: 'u2',
    schema: 1,
    archivedAt: null,
  },
})

afterEach(async () => {
  await db.outbox.clear()
  await db.receipts.clear()
  await db.customers.clear()
  await db.cursors.clear()
  await db.unreadable.clear()
})

/** The writes that a live query would notice. */
async function writesDuring(work: () => Promise<void>): Promise<number> {
  let writes = 0
  const count = () => {
    writes += 1
  }
  for (const table of [db.customers, db.cursors, db.unreadable]) {
    table.hook('creating', count)
    table.hook('updating', count)
    table.hook('deleting', count)
  }
  await work()
  for (const table of [db.customers, db.cursors, db.unreadable]) {
    table.hook('creating').unsubscribe(count)
    table.hook('updating').unsubscribe(count)
    table.hook('deleting').unsubscribe(count)
  }
  return writes
}

test('a known version is not written again, a newer one is, with the cursor', async () => {
  const take = (name: string, second: number) =>
    applyChange(db, spec, [customer(name, second)], 'updatedAt', now)
  await take('Quay', 1)
  expect(await writesDuring(() => take('Quay', 1))).toBe(0)
  expect(await writesDuring(() => take('Harbour', 2))).toBeGreaterThan(0)
  expect(await db.customers.get('k1')).toMatchObject({ name: 'Harbour' })
  expect(await db.cursors.get('customers')).toMatchObject({ value: at(2) })
})

test('what an older app could not read is parsed again by this one, wherever the older one left it', async () => {
  await applyChange(db, spec, [customer('Quay', 1)], 'updatedAt', now)
  await db.unreadable.put({ ref: 'customers/k1', issues: ['old: not known'] })
  await db.unreadable.put({ ref: 'customers/k2', issues: [], doc: customer('Harbour', 1).doc })
  await db.unreadable.put({ ref: 'customers/k3', issues: [], doc: { name: 7 } })
  await rereadUnreadable(db)
  expect(await db.customers.toCollection().primaryKeys()).toEqual(['k1', 'k2'])
  expect(await db.unreadable.toCollection().primaryKeys()).toEqual(['customers/k3'])
})

describe('one malformed document', () => {
  const good = ['k1', 'k2', 'k4', 'k5']
  const among = (bad: RemoteDoc) => [
    customer('Quay', 1, 'k1'),
    customer('Harbour', 2, 'k2'),
    bad,
    customer('Mole', 4, 'k4'),
    customer('Lock', 5, 'k5'),
  ]
  const held = () => db.customers.toCollection().primaryKeys()
  const cursor = async () => (await db.cursors.get('customers'))?.value

  test.each<[string, Doc]>([
    ['is none', {}],
    ['has a name that is none', customer({ toString: 1 }, 3).doc],
    [
      'has what every object inherits',
      { ...customer(7, 3).doc, constructor: 1, toJSON: 2, valueOf: 3 },
    ],
    [
      'has a hundred thousand names',
      customer(
        Array.from({ length: 100_000 }, () => 7),
        3,
      ).doc,
    ],
    ['has a key that no table can have', { ...customer('x', 3).doc, createdBy: [[{}]] }],
  ])('%s: it is set aside, and the cursor passes it', async (_, doc) => {
    await applyChange(db, spec, among({ id: 'k3', doc }), 'updatedAt', now)
    expect(await held()).toEqual(good)
    expect(await db.unreadable.toArray()).toMatchObject([{ ref: 'customers/k3', doc }])
    expect(await cursor()).toBe(at(5))
  })

  test('cannot even be stored: it is set aside, with its author and time', async () => {
    const doc = { ...customer('Wharf', 3).doc, poison: () => 1 }
    await applyChange(db, spec, among({ id: 'k3', doc }), 'updatedAt', now)
    expect(await held()).toEqual(good)
    const about = { updatedAt: at(3), updatedBy: 'u2', createdBy: 'u2' }
    expect(await db.unreadable.toArray()).toMatchObject([{ ref: 'customers/k3', doc: about }])
    expect(await cursor()).toBe(at(5))
  })

  test('is corrected later: it is back, whatever time the malformed version had', async () => {
    for (const updatedAt of ['', 'later', '9999-12-31T23:59:59.999999Z', at(9), 7, null]) {
      const odd = { ...customer(7, 3).doc, updatedAt }
      await applyChange(db, spec, [{ id: 'k3', doc: odd }], 'updatedAt', now)
      expect(await held()).toEqual([])
      await applyChange(db, spec, [customer('Wharf', 9, 'k3')], 'updatedAt', now)
      expect(await held()).toEqual(['k3'])
      expect(await db.unreadable.count()).toBe(0)
      await db.customers.clear()
    }
  })

  test('has a time in the future: later documents still arrive', async () => {
    for (const updatedAt of ['2199-01-01T00:00:00.000000Z', '2026-05-04T12:11:00.000000Z']) {
      const early = { ...customer('Wharf', 3).doc, updatedAt }
      await applyChange(db, spec, [{ id: 'k3', doc: early }], 'updatedAt', now)
      expect(await cursor()).toBeUndefined()
    }
    await applyChange(db, spec, [customer('Quay', 1)], 'updatedAt', now)
    expect(await cursor()).toBe(at(1))
  })

  test('was deleted by the office: its tombstone is enough', async () => {
    await applyChange(db, spec, [{ id: 'k3', doc: customer(7, 3).doc }], 'updatedAt', now)
    const tombstone = { ...customer(7, 4).doc, deletedAt: at(4) }
    await applyChange(db, spec, [{ id: 'k3', doc: tombstone }], 'updatedAt', now)
    expect(await db.unreadable.count()).toBe(0)
    expect(await db.customers.toArray()).toEqual([
      { id: 'k3', deletedAt: at(4), updatedAt: at(4), updatedBy: 'u2', schema: 1 },
    ])
  })

  test('lies under unsent work: the work is kept, and the others arrive', async () => {
    const admin = { ...someone, role: 'admin' } as const
    await applyChange(db, spec, [customer('Wharf', 1, 'k3')], 'updatedAt', now)
    const edits = { name: { from: 'Wharf', to: 'Pier' } }
    const context = { db, actor: admin, id: 'm1', deviceId: 'd', now, offsetMs: 0 }
    expect(await mutate('customer/edit', { customerId: 'k3', edits }, context)).toEqual(
      ok({ id: 'm1' }),
    )
    await applyChange(db, spec, among({ id: 'k3', doc: customer({}, 3).doc }), 'updatedAt', now)
    expect(await held()).toEqual(good)
    expect(await db.outbox.count()).toBe(1)
    await applyChange(db, spec, [customer('Wharf', 6, 'k3')], 'updatedAt', now)
    expect(await db.customers.get('k3')).toMatchObject({ name: 'Pier' })
  })
})

test('a storage failure is not blamed on the documents: nothing is set aside, and the cursor stays', async () => {
  const full = new DOMException('full', 'QuotaExceededError')
  const stop = () => {
    throw full
  }
  db.customers.hook('creating', stop)
  await expect(applyChange(db, spec, [customer('Quay', 1)], 'updatedAt', now)).rejects.toThrow()
  db.customers.hook('creating').unsubscribe(stop)
  expect(await db.unreadable.count()).toBe(0)
  expect(await db.cursors.count()).toBe(0)
})

test('a receipt that cannot be read is set aside, and clears when it can, or was removed', async () => {
  const receipts: SetSpec = { ...spec, key: 'mutations', collection: 'mutations' }
  const doc = { ...receiptDoc, receivedAt: at(1) }
  const take = (id: string, fields: Doc) =>
    applyChange(
      db,
      receipts,
      [
        { id: 'm1', doc },
        { id, doc: fields },
      ],
      'receivedAt',
      now,
    )
  await take('m2', { ...doc, refs: { poison: 1 }, receivedAt: at(2) })
  expect(await db.receipts.toCollection().primaryKeys()).toEqual(['m1'])
  expect(await db.unreadable.toArray()).toMatchObject([{ ref: 'mutations/m2' }])
  expect(await db.cursors.get('mutations')).toMatchObject({ value: at(2) })
  await rereadUnreadable(db)
  expect(await db.unreadable.count()).toBe(1)

  await take('m2', { ...doc, receivedAt: at(3) })
  expect(await db.receipts.toCollection().primaryKeys()).toEqual(['m1', 'm2'])
  expect(await db.unreadable.count()).toBe(0)

  await take('m2', { deletedAt: at(4), receivedAt: at(4) })
  expect(await db.receipts.toCollection().primaryKeys()).toEqual(['m1'])
  expect(await db.unreadable.count()).toBe(0)
})

const receiptDoc: Doc = {
  schema: 1,
  name: 'order/edit',
  version: 1,
  args: {},
  actorId: 'u1',
  deviceId: 'd1',
  at: at(0),
  deviceAt: at(0),
  offsetMs: 0,
  refs: ['orders/a'],
  readerIds: ['u1'],
}

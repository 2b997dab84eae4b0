import { beforeEach, expect, test } from 'vitest'
import { order, someone } from '../local/rows/order.fixture.ts'
import { outboxRow } from '../local/rows/outbox-row.fixture.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { mutate } from '../outbox/mutate/mutate.ts'
import { openWithTwoOrders } from '../outbox/rebase/two-orders.fixture.ts'
import { applyChange } from './apply-change.ts'
import { reconcileRemoved } from './reconcile-removed.ts'
import { followedSets } from './followed-sets.ts'

const actor = someone
const now = Date.parse('2026-03-01T12:00:00Z')

let db: UserDb
beforeEach(async () => {
  db = await openWithTwoOrders()
})

const move = (orderId: string) =>
  mutate(
    'order/move',
    { orderId, to: 'accepted' },
    {
      db,
      actor,
      id: `m-${orderId}`,
      deviceId: 'd',
      now: 0,
      offsetMs: 0,
    },
  )

test('what may no longer be seen is removed from the device, unless unsent work needs it', async () => {
  await move('a')
  await reconcileRemoved(db, ['orders/a', 'orders/b'], async () => ({ kind: 'denied' }), 'u1')
  expect(await db.orders.toCollection().primaryKeys()).toEqual(['a'])
  expect(await db.outbox.count()).toBe(1)
})

test('an order stays while a photo of it is unsent, so that it can be named', async () => {
  await db.outbox.add(
    outboxRow({ name: 'photo/add', args: { about: 'orders/b' }, refs: ['photos/p1'] }),
  )
  await reconcileRemoved(db, ['orders/a', 'orders/b'], async () => ({ kind: 'denied' }), 'u1')
  expect(await db.orders.toCollection().primaryKeys()).toEqual(['b'])
})

test('with an order, the additions of others are removed, and this user’s own stay', async () => {
  const photo = (id: string, createdBy: string) => ({ id, about: 'orders/b', createdBy })
  await db.photos.bulkPut([photo('mine', 'u1'), photo('theirs', 'u2')] as never[])
  const message = (id: string, authorId: string) => ({ id, threadId: 'order-b', authorId })
  await db.messages.bulkPut([message('mine', 'u1'), message('theirs', 'u2')] as never[])
  await reconcileRemoved(db, ['orders/b'], async () => ({ kind: 'denied' }), 'u1')
  expect(await db.photos.toCollection().primaryKeys()).toEqual(['mine'])
  expect(await db.messages.toCollection().primaryKeys()).toEqual(['mine'])
})

test('a closed order stays in its new state; without an answer nothing happens', async () => {
  const doc = { ...order, status: 'done', open: false, updatedAt: '2026-03-01T09:00:00.000000Z' }
  await reconcileRemoved(db, ['orders/a'], async () => ({ kind: 'found', doc }), 'u1')
  await reconcileRemoved(db, ['orders/b'], async () => ({ kind: 'unknown' }), 'u1')
  expect(await db.orders.toArray()).toMatchObject([{ status: 'done' }, { status: 'dispatched' }])
})

test('the refused changes to an order that was given back before it was read can be tried again', async () => {
  const problem = { type: 'order/not-yours', ref: 'orders/a' } as const
  await move('a')
  await db.outbox.toCollection().modify({ state: 'needsYou', problem })
  await reconcileRemoved(db, ['orders/a'], async () => ({ kind: 'denied' }), 'u1')
  expect(await db.outbox.toArray()).toMatchObject([{ problem }])
  const doc = { ...order, updatedAt: '2026-03-01T09:00:00.000000Z' }
  await reconcileRemoved(db, ['orders/a'], async () => ({ kind: 'found', doc }), 'u1')
  expect(await db.outbox.toArray()).toMatchObject([{ state: 'needsYou', problem: null }])
})

test('a server version is placed under the unsent work; an older one changes nothing', async () => {
  await move('a')
  const [spec] = followedSets({ id: 'u1', companyId: 'c1', role: 'admin' } as never, null).filter(
    ({ key }) => key === 'orders',
  )
  if (!spec) throw new Error('Admins follow all orders')
  const newer = { ...order, title: 'Renamed', updatedAt: '2026-03-01T10:00:00.000000Z' }
  await applyChange(db, spec, [{ id: 'a', doc: newer }], 'updatedAt', now)
  await applyChange(db, spec, [{ id: 'a', doc: order }], 'updatedAt', now)
  expect(await db.orders.get('a')).toMatchObject({ title: 'Renamed', status: 'accepted' })
  expect(await db.base.get('orders/a')).toMatchObject({ doc: { status: 'dispatched' } })
  expect(await db.cursors.get('orders')).toEqual({ key: 'orders', value: newer.updatedAt })
})

test('an unreadable document is kept and reported; a readable one clears it', async () => {
  const [spec] = followedSets({ id: 'u1', companyId: 'c1', role: 'admin' } as never, null).filter(
    ({ key }) => key === 'orders',
  )
  if (!spec) throw new Error('Admins follow all orders')
  const odd = { ...order, status: 'teleported', updatedAt: '2026-03-01T10:00:00.000000Z' }
  await applyChange(db, spec, [{ id: 'a', doc: odd }], 'updatedAt', now)
  expect(await db.unreadable.toArray()).toMatchObject([{ ref: 'orders/a', doc: odd }])
  expect(await db.orders.get('a')).toBeUndefined()
  const good = { ...order, updatedAt: '2026-03-01T11:00:00.000000Z' }
  await applyChange(db, spec, [{ id: 'a', doc: good }], 'updatedAt', now)
  expect(await db.unreadable.count()).toBe(0)
  expect(await db.orders.get('a')).toMatchObject(good)
})

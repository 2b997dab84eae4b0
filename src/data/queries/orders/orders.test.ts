import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { at, order, someone } from '#data/local/rows/order.fixture.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import { newRow } from '#data/outbox/mutate/new-row.ts'
import type { OrderListItem } from '#data/types/views.ts'
import { orderList, ordersToInvoice } from './order-lists.ts'
import { followUpsOf, orderById, ordersHere } from './orders.ts'

const visit = {
  schema: 1,
  updatedAt: at,
  updatedBy: 'u1',
  siteId: 's1',
  title: 'Demo',
  at,
  by: 'u1',
}

async function world(orders: readonly ({ id: string } & Record<string, unknown>)[]) {
  const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  await db.orders.bulkAdd(orders.map((more) => ({ ...order, ...more })))
  return { db, uid: 'u1' }
}

const idsOf = (items: readonly OrderListItem[] | undefined) => items?.map((item) => item.order.id)

test('one’s own work is what was sent to one, including what one requested oneself', async () => {
  const { isSent: _, ...old } = order
  const context = await world([
    { id: 'sent' },
    { id: 'asked', status: 'scheduled', isSent: false, createdBy: 'u1' },
    { id: 'others', assigneeIds: ['u2'] },
  ])
  await context.db.orders.add({ ...old, id: 'old', status: 'scheduled' })
  expect(idsOf(await orderList({ scope: 'mine' }).run(context))?.toSorted()).toEqual([
    'old',
    'sent',
  ])
  expect(idsOf(await orderList({ scope: 'mine', open: true }).run(context))).not.toContain('asked')
  expect(idsOf(await orderList().run(context))).toHaveLength(4)
})

test('invoiceable work is reviewed and was not abandoned', async () => {
  const reviewed = { status: 'reviewed', open: false }
  const context = await world([
    { id: 'done', ...reviewed },
    { id: 'gaveUp', ...reviewed },
    { id: 'before visits', ...reviewed },
    { id: 'not reviewed', status: 'done', open: false },
  ])
  await context.db.visits.bulkAdd([
    { ...visit, id: 'done', outcome: 'done' },
    { ...visit, id: 'gaveUp', outcome: 'cannotComplete' },
  ])
  const ids = idsOf(await ordersToInvoice().run(context))
  expect(ids?.toSorted()).toEqual(['before visits', 'done'])
})

test('follow-ups are found by the order that they continue', async () => {
  const followUpOf = 'o1'
  const context = await world([
    { id: 'o1' },
    { id: 'later', followUpOf, createdAt: '2026-03-02T08:00:00.000Z' },
    { id: 'first', followUpOf },
    { id: 'deleted', followUpOf, deletedAt: at },
    { id: 'of another', followUpOf: 'o2' },
  ])
  const found = await followUpsOf({ id: 'o1', customerId: 'k1' }).run(context)
  expect(found.map(({ id }) => id)).toEqual(['first', 'later'])
})

test('only orders on the device are found', async () => {
  const context = await world([{ id: 'o1' }, { id: 'o2' }])
  expect(await ordersHere(['o2', 'gone']).run(context)).toEqual(new Set(['o2']))
  expect(await ordersHere([]).run(context)).toEqual(new Set())
})

test('an order is lost once a change was refused because it is someone else’s, until that is resolved', async () => {
  const { db, uid } = await world([{ id: 'o1' }])
  const ref = 'orders/o1' as const
  const step = {
    name: 'order/move',
    version: 1,
    args: { orderId: 'o1', to: 'onSite' },
    refs: [ref],
  }
  const context = { actor: someone, id: 'm1', deviceId: 'd1', now: Date.parse(at), offsetMs: 0 }
  const row = newRow(step, context)
  const isLost = async () => (await orderById('o1').run({ db, uid }))?.isLost
  const seq = await db.outbox.add(row)
  expect(await isLost()).toBe(false)
  await db.outbox.update(seq, { state: 'needsYou', problem: { type: 'order/not-yours', ref } })
  expect(await isLost()).toBe(true)
  await db.outbox.update(seq, { name: 'photo/add', refs: ['photos/p1'] })
  expect(await isLost()).toBe(true)
  await db.outbox.delete(seq)
  expect(await isLost()).toBe(false)
})

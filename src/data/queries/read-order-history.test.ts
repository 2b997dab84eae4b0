import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import rows from '../local/fixtures/user-v6.json' with { type: 'json' }
import { openUserDb } from '../local/user-db.ts'
import { readOrderHistory } from './read-order-history.ts'

const at = '2026-03-02T09:00:00.000Z'
const receipt = {
  schema: 1,
  version: 1,
  deviceId: 'd1',
  at,
  deviceAt: at,
  offsetMs: 0,
  refs: ['orders/o'],
  readerIds: [],
  conflicts: [],
  merged: [],
  cut: false,
  receivedAt: at,
}

test('a step that only the receipt of a stranger tells of is shown and counts for nothing', async () => {
  const db = openUserDb('office', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const [order] = rows.orders
  if (!order) throw new Error('The fixture has an order')
  await db.orders.add({ ...order, id: 'o', assigneeIds: ['worker'] })
  for (const [id, role] of [
    ['office', 'admin'],
    ['worker', 'technician'],
    ['stranger', 'technician'],
  ] as const)
    await db.users.add({ id, role })
  const add = (id: string, name: string, actorId: string, args: unknown) =>
    db.receipts.add({ ...receipt, id, name, actorId, args })
  await add('created', 'order/create', 'office', { title: 'Tap', assigneeIds: [] })
  await add('true', 'order/move', 'worker', { to: 'onSite' })
  await add('false', 'order/move', 'stranger', { to: 'done' })

  const history = await readOrderHistory(db, 'o')
  expect(new Map(history.map(({ id, uncounted }) => [id, uncounted]))).toEqual(
    new Map([
      ['created', null],
      ['true', null],
      ['false', 'notAssigned'],
    ]),
  )
  db.close()
})

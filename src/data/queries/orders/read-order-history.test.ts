import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import rows from '#data/local/database/fixtures/user-v6.json' with { type: 'json' }
import { openUserDb } from '#data/local/database/user-db.ts'
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

const person = (id: string, role: string) => ({
  id,
  schema: 1,
  updatedAt: at,
  updatedBy: 'office',
  deletedAt: null,
  role,
  status: 'active',
  companyId: 'c',
})

async function openWithOrder() {
  const db = openUserDb('office', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const [order] = rows.orders
  if (!order) throw new Error('The fixture has an order')
  await db.orders.add({ ...order, id: 'o', assigneeIds: ['worker'] })
  for (const [id, role] of [
    ['office', 'admin'],
    ['worker', 'technician'],
    ['stranger', 'technician'],
  ] as const)
    await db.users.add(person(id, role))
  return db
}

test('a status change that only an outsider’s receipt reports is shown and counts for nothing', async () => {
  const db = await openWithOrder()
  const add = (id: string, name: string, actorId: string, args: unknown) =>
    db.receipts.add({ ...receipt, id, name, actorId, args })
  await add('created', 'order/create', 'office', { title: 'Tap', assigneeIds: [] })
  await add('true', 'order/move', 'worker', { to: 'onSite' })
  await add('false', 'order/move', 'stranger', { to: 'done' })

  const history = await readOrderHistory({ db, uid: 'office' }, 'o')
  expect(new Map(history.map(({ id, uncounted }) => [id, uncounted]))).toEqual(
    new Map([
      ['created', null],
      ['true', null],
      ['false', 'notAssigned'],
    ]),
  )
  db.close()
})

const forged = {
  ...receipt,
  id: 'forged',
  leadId: 'forged',
  name: 'order/move',
  actorId: 'worker',
  args: { to: 'done' },
  refs: ['reads/team__worker'],
  writes: ['orders/o', 'mutations/next'],
}
const reporting = {
  ...receipt,
  id: 'next',
  leadId: 'forged',
  name: 'order/answer',
  actorId: 'worker',
}
const next = { ...reporting, name: 'thread/read', args: {}, refs: ['reads/team__worker'] }

test.each([
  ['the office, which receives every receipt', 'office', [forged], ['forged']],
  [
    'the office, where another receipt tells of it',
    'office',
    [forged, { ...reporting, args: {} }],
    [],
  ],
  ['a technician who has the whole commit', 'worker', [forged, next], ['forged']],
  ['a technician who may not read all of the commit', 'worker', [forged], []],
])(
  'a commit that changed the order without reporting it, as seen by %s',
  async (_, uid, receipts, shown) => {
    const db = await openWithOrder()
    await db.receipts.bulkAdd(receipts)
    const history = await readOrderHistory({ db, uid }, 'o')
    const unreported = history.filter(({ isUnreported }) => isUnreported)
    expect(unreported.map(({ id }) => id)).toEqual(shown)
    for (const { name, args, actorId, at: when } of unreported)
      expect([name, args, actorId, when]).toEqual(['', null, 'worker', at])
    db.close()
  },
)

test('a receipt that names the order and claims an act that changes no order is shown once, as reporting nothing', async () => {
  const db = await openWithOrder()
  await db.receipts.add({ ...forged, name: 'thread/read', refs: ['orders/o'] })
  const history = await readOrderHistory({ db, uid: 'office' }, 'o')
  expect(history).toMatchObject([{ id: 'forged', isUnreported: true, args: null }])
  db.close()
})

import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { openUserDb } from '#data/local/database/user-db.ts'
import { writeMeta } from '#data/local/rows/meta.ts'
import { neededItems } from './needed-items.ts'
import { warehouseStock } from './warehouse-stock.ts'

const at = '2026-03-02T09:00:00.000000Z'
const later = '2026-03-02T10:00:00.000000Z'
const stamps = { schema: 1, updatedAt: at, updatedBy: 'admin', createdAt: at, createdBy: 'admin' }

/** A device that follows one movement out of the shed, later than the server's sum of 12. */
async function world(role: 'technician' | 'admin', loaded: readonly string[]) {
  const db = openUserDb('me', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const person = { name: 'Me', email: 'me@example.com', status: 'active', companyId: 'c1' }
  await db.users.add({ ...stamps, ...person, id: 'me', role, permissions: [] })
  await db.items.add({ ...stamps, id: 'pump', sku: 'P-1', name: 'Pump', isStocked: true })
  await db.locations.bulkAdd([
    { ...stamps, id: 'shed', kind: 'warehouse', name: 'Shed', technicianId: null },
    { ...stamps, id: 'closed', kind: 'warehouse', name: 'A', technicianId: null, archivedAt: at },
    { ...stamps, id: 'van', kind: 'van', name: 'Van', technicianId: 'me' },
  ])
  const sum = { ...stamps, itemId: 'pump', quantity: 12, countedAt: at }
  await db.stockLevels.bulkAdd([
    { ...sum, id: 'shed_pump', locationId: 'shed' },
    { ...sum, id: 'closed_pump', locationId: 'closed' },
  ])
  const ends = { fromId: 'shed', toId: 'van', transferId: null, orderId: null }
  const sent = { type: 'transferOut', itemId: 'pump', quantity: 2, name: '', unit: '', ...ends }
  const who = { actorId: 'me', readerIds: ['me'], reason: '', at: later }
  await db.movements.add({ ...stamps, ...sent, ...who, id: 'm1', updatedAt: later })
  await db.cursors.bulkPut([
    { key: 'items', value: at },
    { key: 'movements:mine', value: later },
    { key: 'load:orders', value: { part: 0 } },
  ])
  await writeMeta(db, 'loaded', loaded)
  return { db, uid: 'me' }
}

const held = (stock: Awaited<ReturnType<ReturnType<typeof warehouseStock>['run']>>) =>
  stock?.warehouses.map(({ name, held: onHand }) => [name, onHand.get('pump')])

test('a technician sees the sum of the server less what their own device knows since', async () => {
  const context = await world('technician', ['movements:mine', 'stockLevels'])
  const stock = await warehouseStock().run(context)
  expect(held(stock)).toEqual([['Shed', 10]])
  expect(stock?.knownAt).toBe(later)
  await writeMeta(context.db, 'listening', { broken: {}, lostSince: Date.parse(at) })
  expect((await warehouseStock().run(context))?.knownAt).toBe('2026-03-02T09:00:00.000Z')
})

test('the office sees the sum of the ledger', async () => {
  const context = await world('admin', ['movements', 'stockLevels'])
  expect(held(await warehouseStock().run(context))).toEqual([['Shed', -2]])
})

test('nothing is said before the sums are loaded', async () => {
  const context = await world('technician', ['movements:mine'])
  expect(await warehouseStock().run(context)).toBeUndefined()
})

test('a part that the van lacks says which warehouses have some', async () => {
  const context = await world('technician', ['movements:mine', 'stockLevels'])
  const [lacking] = (await neededItems([{ id: 'pump', quantity: 3 }], ['me']).run(context)) ?? []
  expect(lacking).toMatchObject({ where: 'notInVan', warehouses: [{ name: 'Shed', quantity: 10 }] })
  const [coming] = (await neededItems([{ id: 'pump', quantity: 2 }], ['me']).run(context)) ?? []
  expect(coming).toMatchObject({ where: 'onItsWay', warehouses: [] })
})

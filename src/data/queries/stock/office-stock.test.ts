import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { openUserDb } from '#data/local/database/user-db.ts'
import { writeMeta } from '#data/local/rows/meta.ts'
import { itemsInStock, itemView, locationView, stockLocations } from './office-stock.ts'

const at = '2026-03-02T09:00:00.000Z'
const stamps = { schema: 1, updatedAt: at, updatedBy: 'admin', createdAt: at, createdBy: 'admin' }
const pump = { ...stamps, id: 'pump', sku: 'P-1', name: 'Pump', minimums: { van: 4, shed: 1 } }
const moved = { ...stamps, itemId: 'pump', name: '', unit: '', orderId: null, actorId: 'admin', at }

async function world() {
  const db = openUserDb('admin', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  await db.items.bulkAdd([pump, { ...pump, id: 'old', name: 'Old pump', archivedAt: at }])
  await db.locations.bulkAdd([
    { ...stamps, id: 'van', kind: 'van', name: 'Van', technicianId: 'tech' },
    { ...stamps, id: 'shed', kind: 'warehouse', name: 'Shed', technicianId: null },
  ])
  const line = { ...moved, fromId: null, transferId: null, reason: '' }
  await db.movements.bulkAdd([
    { ...line, id: 'm1', type: 'receive', toId: 'shed', quantity: 5, readerIds: ['admin'] },
    {
      ...line,
      id: 'm2',
      type: 'transferOut',
      fromId: 'shed',
      toId: 'van',
      quantity: 2,
      readerIds: ['admin', 'tech'],
    },
    { ...line, id: 'm3', type: 'receive', toId: 'van', quantity: 3, readerIds: ['admin'] },
  ])
  await db.base.add({ ref: 'movements/m3', doc: null })
  await writeMeta(db, 'loaded', ['movements'])
  return { db, uid: 'admin' }
}

test('a part is counted over all locations, low where a location has fewer than it should', async () => {
  const context = await world()
  const items = await itemsInStock().run(context)
  expect(
    items?.map(({ item, quantity, inTransit, lowAt, belowAt, unsent }) => ({
      id: item.id,
      counts: [quantity, inTransit],
      shortages: [lowAt, belowAt],
      unsent,
    })),
  ).toEqual([
    { id: 'old', counts: [0, 0], shortages: [['Shed', 'Van'], []], unsent: false },
    { id: 'pump', counts: [8, 2], shortages: [['Van'], []], unsent: true },
  ])
  const view = await itemView('pump').run(context)
  expect(
    view?.locations.map(({ location, quantity, low }) => [location.id, quantity, low]),
  ).toEqual([
    ['shed', 3, false],
    ['van', 3, true],
  ])
  expect(view?.inTransit).toBe(2)
  expect(await itemView('none').run(context)).toBeNull()
})

test('the office sees a location that more has left than was ever there', async () => {
  const context = await world()
  const line = { ...moved, transferId: null, reason: '', toId: null, readerIds: ['admin'] }
  await context.db.movements.add({
    ...line,
    id: 'm4',
    type: 'consume',
    fromId: 'shed',
    quantity: 91,
  })
  const items = await itemsInStock().run(context)
  expect(items?.map(({ belowAt }) => belowAt)).toEqual([[], ['Shed']])
  const locations = await stockLocations().run(context)
  expect(locations?.map(({ location, below }) => [location.id, below])).toEqual([
    ['shed', 1],
    ['van', 0],
  ])
  await context.db.movements.add({
    ...line,
    id: 'm5',
    type: 'consume',
    fromId: 'van',
    quantity: 91,
  })
  const [, van] = (await stockLocations().run(context)) ?? []
  expect(van).toMatchObject({ below: 1, low: 0 })
})

test('a location says what it holds, what is on its way, and who may see how that came to be', async () => {
  const context = await world()
  const locations = await stockLocations().run(context)
  expect(
    locations?.map(({ location, items, low, incoming }) => [location.id, items, low, incoming]),
  ).toEqual([
    ['shed', 1, 0, 0],
    ['van', 1, 1, 1],
  ])
  const view = await locationView('van').run(context)
  expect(view?.incoming).toMatchObject([{ movement: { id: 'm2' }, from: 'Shed', to: 'Van' }])
  expect(view?.readers).toEqual([
    { id: 'm2', readerIds: ['admin', 'tech'] },
    { id: 'm3', readerIds: ['admin'] },
  ])
  expect(view?.latest.map(({ name, from, to, unsent }) => [name, from, to, unsent])).toEqual([
    ['Pump', 'Shed', 'Van', false],
    ['Pump', '', 'Van', true],
  ])
})

test('nothing is counted before the movements are loaded', async () => {
  const db = openUserDb('admin', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const context = { db, uid: 'admin' }
  const asked = () => Promise.all([itemsInStock().run(context), locationView('none').run(context)])
  await writeMeta(db, 'loaded', ['items'])
  expect(await asked()).toEqual([undefined, undefined])
  await writeMeta(db, 'loaded', ['movements:mine'])
  expect(await asked()).toEqual([undefined, null])
  await writeMeta(db, 'loaded', ['items', 'movements'])
  expect(await asked()).toEqual([[], null])
})

test('stock of a removed part, or at a removed location, counts nowhere', async () => {
  const context = await world()
  await context.db.locations.update('van', { deletedAt: at })
  await context.db.items.update('old', { deletedAt: at })
  const items = await itemsInStock().run(context)
  // 5 came to the shed and 2 left it, for a van that is gone.
  expect(items?.map(({ item, quantity, lowAt }) => [item.id, quantity, lowAt])).toEqual([
    ['pump', 5, []],
  ])
  expect((await stockLocations().run(context))?.map(({ location }) => location.id)).toEqual([
    'shed',
  ])
  await context.db.items.update('pump', { deletedAt: at })
  expect(await locationView('shed').run(context)).toMatchObject({ stock: [], incoming: [] })
  expect(await itemView('pump').run(context)).toBeNull()
})

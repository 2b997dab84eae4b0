import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { openUserDb } from '#data/local/database/user-db.ts'
import { lateItems, orderItems } from './stock.ts'

const stamps = { schema: 1, updatedBy: 'tech', createdBy: 'tech', readerIds: ['tech'] }

test('the parts of an order keep the order in which they were noted first', async () => {
  const db = openUserDb('tech', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const use = (id: string, name: string, minute: number) => {
    const at = `2026-03-02T09:0${minute}:00.000Z`
    const how = { type: 'consume', fromId: null, toId: null, transferId: null, reason: '' }
    const what = { itemId: null, name, unit: '', quantity: 1, orderId: 'o1', actorId: 'tech' }
    return { ...stamps, ...how, ...what, id, at, createdAt: at, updatedAt: at }
  }
  // The ids of movements say nothing of their order.
  await db.movements.bulkAdd([use('z', 'Valve', 1), use('m', 'Washer', 2), use('a', 'Washer', 3)])
  const items = await orderItems('o1').run({ db, uid: 'tech' })
  expect(items?.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Valve', 1],
    ['Washer', 2],
  ])
  db.close()
})

/** A device on which two people used a pump on an order, each from their own van, which held none. */
async function shared(uid: string, role: 'technician' | 'admin') {
  const db = openUserDb(uid, { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const at = '2026-03-02T09:00:00.000Z'
  const all = { ...stamps, createdAt: at, updatedAt: at }
  const person = { name: 'Me', email: 'me@example.com', status: 'active', companyId: 'c1' }
  await db.users.add({ ...all, ...person, id: uid, role, permissions: [] })
  await db.items.add({ ...all, id: 'pump', sku: 'P-1', name: 'Pump', unit: 'piece' })
  const how = { type: 'consume', toId: null, transferId: null, reason: '', quantity: 2 }
  const what = { itemId: 'pump', name: '', unit: '', orderId: 'o1', lateOrderId: null }
  for (const who of ['tech', 'mate']) {
    const van = `van-${who}`
    await db.locations.add({ ...all, id: van, kind: 'van', name: `Van ${who}`, technicianId: who })
    const use = { ...all, ...how, ...what, id: who, fromId: van, actorId: who, at }
    await db.movements.bulkAdd([
      use,
      { ...use, id: `${who}-late`, orderId: null, lateOrderId: 'o1' },
    ])
  }
  return { db, uid }
}

test('what others used is theirs, and how much their vans lacked is for the office to know', async () => {
  const shown = async (uid: string, role: 'technician' | 'admin') => {
    const items = await orderItems('o1').run(await shared(uid, role))
    return items?.map(({ locationName, relation, actorIds, short }) => [
      locationName,
      relation,
      actorIds,
      short,
    ])
  }
  // The van's count is of what was used by then, too late or not.
  expect(await shown('mate', 'technician')).toEqual([
    ['Van mate', 'own', ['mate'], 4],
    ['Van tech', 'van', ['tech'], 0],
  ])
  expect(await shown('boss', 'admin')).toEqual([
    ['Van mate', 'van', ['mate'], 4],
    ['Van tech', 'van', ['tech'], 4],
  ])
})

test('what was used too late is offered to the office alone', async () => {
  const late = await lateItems('o1').run(await shared('boss', 'admin'))
  expect(late?.map(({ name, unit, actorId, quantity }) => [name, unit, actorId, quantity])).toEqual(
    [
      ['Pump', 'piece', 'mate', 2],
      ['Pump', 'piece', 'tech', 2],
    ],
  )
  expect(await lateItems('o1').run(await shared('mate', 'technician'))).toEqual([])
})

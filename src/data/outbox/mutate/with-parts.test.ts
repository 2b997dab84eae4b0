import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { bookingFixture } from '#data/local/rows/booking.fixture.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import { withParts } from './with-parts.ts'

test('a change of a plan names the further visits that this device has, cancelled ones too', async () => {
  const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  await db.bookings.bulkAdd([
    bookingFixture('o1', 3, { cancelledAt: '2026-03-01T08:00:00.000Z' }),
    bookingFixture('o1', 1),
    bookingFixture('o1', 2),
    bookingFixture('o1', 5, { part: 'x' }),
    bookingFixture('o2', 1),
  ])
  const args = { orderId: 'o1', edits: {} }
  for (const name of ['order/assign', 'order/edit', 'order/move', 'booking/plan'])
    expect(await withParts(db, name, args), name).toEqual({ ...args, parts: [2, 3] })
  const untouched: readonly (readonly [name: string, args: unknown])[] = [
    ['photo/add', args],
    ['order/assign', { orderId: 'o2', edits: {} }],
    ['order/assign', null],
  ]
  for (const [name, given] of untouched) expect(await withParts(db, name, given)).toBe(given)
  db.close()
})

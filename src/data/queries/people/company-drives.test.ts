import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { at, order } from '#data/local/rows/order.fixture.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import { companyDrives } from './company-drives.ts'

const stamps = { schema: 1, updatedAt: at, updatedBy: 'u1', deletedAt: null }
const created = { createdAt: at, createdBy: 'u1' }
const place = (longitude: number) => ({ latitude: 40.4, longitude })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-01T12:00:00.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('corrects the estimate by thirty recorded drives', async () => {
  const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const drives = companyDrives('Europe/Madrid')
  const context = { db, uid: 'u1' }
  await db.orders.bulkAdd([
    { ...order, id: 'o1', siteId: 's1' },
    { ...order, id: 'o2', siteId: 's2' },
  ])
  await db.sites.bulkAdd(
    ['s1', 's2'].map((id, i) => ({
      ...stamps,
      ...created,
      id,
      customerId: 'k1',
      geo: place(-3.7 - i * 0.1),
    })),
  )
  expect(await drives.run(context)).toEqual({})
  const day = (i: number) => `2026-04-${String(i + 1).padStart(2, '0')}`
  await db.timeEntries.bulkAdd(
    Array.from({ length: 30 }, (_, i) => {
      const entry = { ...stamps, ...created, userId: 'u2' }
      const span = (from: string, to: string) => ({
        startedAt: `${day(i)}T${from}:00.000Z`,
        endedAt: `${day(i)}T${to}:00.000Z`,
      })
      return [
        { ...entry, id: `a${i}`, kind: 'order', orderId: 'o1', ...span('08:00', '09:50') },
        { ...entry, id: `b${i}`, kind: 'travel', orderId: 'o2', ...span('10:00', '10:40') },
      ]
    }).flat(),
  )
  expect(await drives.run(context)).toEqual({ below20: { calm: 2.25 } })

  // A day later the oldest may be missing on a device that was first used then.
  vi.setSystemTime(Date.parse('2026-05-06T12:00:00.000Z'))
  expect(await drives.run(context)).toEqual({})
})

import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { planFixture } from '#domain/plan/plan.fixture.ts'
import { markLoaded } from '#data/local/rows/loaded-sets.ts'
import { order } from '#data/local/rows/order.fixture.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import { plansReady } from './plan-work.ts'

test('says when an order is over after which the next one comes', async () => {
  const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const ask = () => plansReady().run({ db, uid: 'u1' })
  await markLoaded(db, 'plans')
  expect(await ask()).toBeUndefined()
  await markLoaded(db, 'orders')
  expect(await ask()).toBe('')
  await db.plans.bulkAdd([
    { ...planFixture({ mode: 'afterCompletion' }), id: 'p1' },
    { ...planFixture({ mode: 'fixed' }), id: 'p2' },
  ])
  const at = '2026-05-04T10:00:00.000Z'
  await db.orders.bulkAdd([
    { ...order, id: 'o1', planId: 'p1', open: true },
    { ...order, id: 'o2', planId: 'p2', open: false, statusAt: at },
  ])
  expect(await ask()).toBe('')
  await db.orders.update('o1', { open: false, statusAt: at })
  expect(await ask()).toBe(`o1 ${at}`)
})

import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { openUserDb } from '#data/local/database/user-db.ts'
import { concurrentPlans } from './concurrent-plans.ts'

const clock = (minute: number) => new Date(Date.UTC(2026, 4, 4, 8, minute)).toISOString()

function receipt(id: string, name: string, args: object, times: readonly [number, number]) {
  const [at, receivedAt] = times.map(clock)
  const [actorId] = id.split('-')
  const more = { deviceAt: at, offsetMs: 0, readerIds: [], refs: ['orders/o1', 'bookings/o1'] }
  return { id, schema: 1, name, args, actorId, at, receivedAt, ...more }
}

async function plansAfter(receipts: readonly ReturnType<typeof receipt>[]) {
  const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  await db.receipts.bulkAdd([...receipts])
  return Object.fromEntries(await concurrentPlans(['o1']).run({ db, uid: 'u1' }))
}

const edits = { start: { from: null, to: '2026-05-04' } }
const plan = (part: number) => ({ orderId: 'o1', part, edits })

test('has the people who planned the same visit without knowing of each other', async () => {
  const ana = receipt('ana', 'booking/plan', plan(2), [5, 6])
  const sam = receipt('sam', 'booking/plan', plan(2), [4, 30])
  expect(await plansAfter([ana, sam])).toEqual({ 'o1-2': ['ana', 'sam'] })
  const other = receipt('sam', 'booking/plan', plan(1), [4, 30])
  expect(await plansAfter([ana, other])).toEqual({})
})

test('takes a change of the order’s plan for one of its first visit, and no other change', async () => {
  const ana = receipt('ana', 'booking/plan', plan(1), [5, 6])
  const order = { orderId: 'o1', edits }
  expect(await plansAfter([ana, receipt('sam', 'order/assign', order, [4, 30])])).toEqual({
    o1: ['ana', 'sam'],
  })
  expect(await plansAfter([ana, receipt('sam', 'order/edit', order, [4, 30])])).toEqual({})
  const sent = { orderId: 'o1', part: 1, edits: {}, send: true }
  expect(await plansAfter([ana, receipt('sam', 'booking/plan', sent, [4, 30])])).toEqual({})
})

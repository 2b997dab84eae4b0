import { afterEach, beforeEach, expect, test } from 'vitest'
import { order, someone } from '../local/rows/order.fixture.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { mutate } from '../outbox/mutate/mutate.ts'
import { discardMutations } from '../outbox/queue/edit-queue.ts'
import { openWithTwoOrders } from '../outbox/rebase/two-orders.fixture.ts'
import { createRemovals } from './create-removals.ts'
import type { Removals } from './create-removals.ts'
import type { Reading } from './reconcile-removed.ts'

let db: UserDb
let reading: Reading
let reads: string[]
let removals: Removals

beforeEach(async () => {
  db = await openWithTwoOrders()
  reading = { kind: 'denied' }
  reads = []
  removals = createRemovals({
    db,
    uid: 'u1',
    async read(ref) {
      reads.push(ref)
      return reading
    },
  })
})
afterEach(() => {
  removals.stop()
  db.close()
})

const move = (id: string, orderId: string, to: 'accepted' | 'enRoute') =>
  mutate(
    'order/move',
    { orderId, to },
    { db, actor: someone, id, deviceId: 'd', now: 0, offsetMs: 0 },
  )
const discard = (ids: readonly string[]) =>
  discardMutations(db, ids, { now: 0, random: { id: () => 'undo' } })
const ids = () => db.orders.toCollection().primaryKeys()

test('an order that unsent work held goes with the last of that work', async () => {
  await move('m1', 'a', 'accepted')
  await move('m2', 'a', 'enRoute')
  await move('m3', 'b', 'accepted')
  await removals.settle(['orders/a'])
  expect(await ids()).toEqual(['a', 'b'])

  await discard(['m2'])
  await removals.settle([])
  expect(await db.orders.get('a')).toMatchObject({ status: 'accepted' })
  await discard(['m1'])
  await expect.poll(ids).toEqual(['b'])
  expect(await db.orders.get('b')).toMatchObject({ status: 'accepted' })
  expect(reads).toEqual(['orders/a', 'orders/a'])
})

test('an order that the user sees again by then stays', async () => {
  await move('m1', 'a', 'accepted')
  await removals.settle(['orders/a'])
  reading = { kind: 'found', doc: { ...order, title: 'Given back' } }
  await discard(['m1'])
  await expect.poll(() => db.orders.get('a')).toMatchObject({ title: 'Given back' })
  await expect.poll(ids).toEqual(['a', 'b'])
})

test('an order goes once its unsent message is sent, if only that held part of it', async () => {
  const message = { id: 'x', threadId: 'order-a', authorId: 'u2', readerIds: ['u1'] }
  await db.messages.put(message)
  await db.outbox.add({ id: 'm1', refs: ['messages/x'], writes: [], state: 'waiting' } as never)
  await removals.settle(['orders/a'])
  expect(await db.messages.count()).toBe(1)
  await db.outbox.clear()
  await expect.poll(() => db.messages.count()).toBe(0)
})

test('without an answer, the server is asked again when there is news of the network', async () => {
  reading = { kind: 'unknown' }
  await removals.settle(['orders/a'])
  expect(await ids()).toEqual(['a', 'b'])
  reading = { kind: 'denied' }
  removals.nudge()
  await expect.poll(ids).toEqual(['b'])
})

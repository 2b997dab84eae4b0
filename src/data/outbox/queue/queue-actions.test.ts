import { afterEach, beforeEach, expect, test } from 'vitest'
import { createQueueActions } from './queue-actions.ts'
import { stubBrowserStores } from '#data/local/storage/browser-stores.fixture.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { outboxRow } from '#data/local/rows/outbox-row.fixture.ts'

let db: UserDb
let stores: ReturnType<typeof stubBrowserStores>

beforeEach(() => {
  stores = stubBrowserStores()
  db = openUserDb('u1')
})
afterEach(() => {
  db.close()
  stores.restore()
})

const actions = () =>
  createQueueActions({
    currentDb: () => db,
    drain: () => Promise.resolve(),
    catchStorageErrors: (work) => work(),
    enqueue: () => Promise.reject(new Error('Not asked for')),
    random: { id: () => 'undo1' },
  })

async function queueOne() {
  await db.outbox.add(outboxRow({ seq: 1, state: 'sending' }))
  return (await db.outbox.get(1))?.id ?? ''
}

/** Waits long enough that a discard which waits for nothing would be over. */
async function isStillQueued() {
  for (let reads = 0; reads < 20; reads += 1) expect(await db.outbox.count()).toBe(1)
}

test('a discard waits for the attempt in flight, and removes what was returned to the queue', async () => {
  const id = await queueOne()
  const discarding = actions().discard([id])
  await isStillQueued()
  await db.outbox.update(1, { state: 'waiting' })
  expect(await discarding).toMatchObject({ kind: 'discard', items: [{ id }] })
  expect(await db.outbox.count()).toBe(0)
})

test('what arrived while a discard was waiting is not discarded', async () => {
  const id = await queueOne()
  const discarding = actions().discard([id])
  await isStillQueued()
  await db.outbox.delete(1)
  expect(await discarding).toBeNull()
})

import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { ok } from '#lib/result.ts'
import { documentTables } from '../local/rows/collections.ts'
import { order, someone } from '../local/rows/order.fixture.ts'
import { transact } from '../local/database/transact.ts'
import { openUserDb } from '../local/database/user-db.ts'
import { applyServerDocs } from '../outbox/rebase/apply-server-docs.ts'
import type { MutateContext } from '../outbox/mutate/mutate-context.ts'
import { createLiveValue } from '#lib/live-value.ts'
import { createOldOrderMarker } from './mark-old-orders.ts'

const { isSent: _, ...old } = order

async function markerFor(role: 'admin' | 'technician') {
  const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const docs = new Map([['orders/o1', old] as const])
  await transact(db, documentTables(db), () => applyServerDocs(db, docs))
  const actor = { ...someone, role }
  const hasOrders = createLiveValue(false)
  const mark = vi.fn(async (_ids: readonly string[]) => ok())
  const context = (): MutateContext => ({
    db,
    actor,
    id: 'm1',
    deviceId: 'd1',
    now: 0,
    offsetMs: 0,
  })
  createOldOrderMarker({ hasOrders, context, mark }).start()
  return { hasOrders, mark }
}

test('the office marks older orders once all orders are loaded, and only once', async () => {
  const { hasOrders, mark } = await markerFor('admin')
  expect(mark).not.toHaveBeenCalled()
  hasOrders.set(true)
  await expect.poll(() => mark.mock.calls).toEqual([[['o1']]])
  hasOrders.set(false)
  hasOrders.set(true)
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(mark).toHaveBeenCalledTimes(1)
})

test('a technician marks nothing', async () => {
  const { hasOrders, mark } = await markerFor('technician')
  hasOrders.set(true)
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(mark).not.toHaveBeenCalled()
})

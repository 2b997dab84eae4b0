import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#lib/new-id.ts'
import { stubBrowserStores } from '../local/storage/browser-stores.fixture.ts'
import { countUnsentOnDevice, findLostChanges, noteUnsent } from '../local/unsent/unsent-marker.ts'
import { openUserDb } from '../local/database/user-db.ts'
import { outboxRow } from '../local/rows/outbox-row.fixture.ts'
import type { SyncStatus } from '../types/data.ts'
import { createLossDetection } from './loss-detection.ts'
import { createLiveValue } from '#lib/live-value.ts'

let stores: ReturnType<typeof stubBrowserStores>

beforeEach(() => {
  stores = stubBrowserStores()
})
afterEach(() => {
  vi.unstubAllGlobals()
  stores.restore()
})

async function loseOneChange() {
  const db = openUserDb('u1')
  await db.outbox.add(outboxRow({ seq: 1, at: '2026-03-02T09:00:00.000Z' }))
  await noteUnsent(db, 'u1', newId)
  db.close()
  await db.delete()
}

test('the notice of a loss disappears only when its dismissal is stored', async () => {
  await loseOneChange()
  const status = createLiveValue<SyncStatus | undefined>(undefined)
  const detection = createLossDetection({ status, current: () => undefined })
  await detection.start()
  expect(detection.lost.get()).toMatchObject({ count: 1 })

  const atEachStep: (string | undefined)[] = []
  const whole = globalThis.caches
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      atEachStep.push(detection.lost.get() === null ? 'gone' : 'shown')
      return whole.open(name)
    },
  })
  await detection.dismiss()
  expect(atEachStep).toEqual(['shown', 'shown'])
  expect(detection.lost.get()).toBeNull()
  expect(await findLostChanges()).toBeNull()
})

test('unsent work is counted on request, also before the status shows it', async () => {
  const db = openUserDb('u1')
  const detection = createLossDetection({
    status: createLiveValue<SyncStatus | undefined>(undefined),
    current: () => ({ uid: 'u1', db }),
  })
  await detection.start()
  await db.outbox.add(outboxRow({ seq: 1, at: '2026-03-02T09:00:00.000Z' }))
  await detection.flush()
  expect(await countUnsentOnDevice()).toBe(1)
  await db.outbox.clear()
  await detection.flush()
  expect(await countUnsentOnDevice()).toBe(0)
  db.close()
})

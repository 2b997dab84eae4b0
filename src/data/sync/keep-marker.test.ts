import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#lib/new-id.ts'
import { stubBrowserStores } from '../local/storage/browser-stores.fixture.ts'
import { countUnsentOnDevice, findLostChanges, noteUnsent } from '../local/unsent/unsent-marker.ts'
import { openUserDb } from '../local/database/user-db.ts'
import { outboxRow } from '../local/rows/outbox-row.fixture.ts'
import type { SyncStatus } from '../types/data.ts'
import { createMarkerKeeper } from './keep-marker.ts'
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
  const keeper = createMarkerKeeper({ status, current: () => undefined })
  await keeper.start()
  expect(keeper.lost.get()).toMatchObject({ count: 1 })

  const atEachStep: (string | undefined)[] = []
  const whole = globalThis.caches
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      atEachStep.push(keeper.lost.get() === null ? 'gone' : 'shown')
      return whole.open(name)
    },
  })
  await keeper.dismiss()
  expect(atEachStep).toEqual(['shown', 'shown'])
  expect(keeper.lost.get()).toBeNull()
  expect(await findLostChanges()).toBeNull()
})

test('unsent work is counted on request, also before the status shows it', async () => {
  const db = openUserDb('u1')
  const keeper = createMarkerKeeper({
    status: createLiveValue<SyncStatus | undefined>(undefined),
    current: () => ({ uid: 'u1', db }),
  })
  await keeper.start()
  await db.outbox.add(outboxRow({ seq: 1, at: '2026-03-02T09:00:00.000Z' }))
  await keeper.flush()
  expect(await countUnsentOnDevice()).toBe(1)
  await db.outbox.clear()
  await keeper.flush()
  expect(await countUnsentOnDevice()).toBe(0)
  db.close()
})

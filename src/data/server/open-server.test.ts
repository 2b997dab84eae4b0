import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { openDeviceDb, readItem } from '../local/database/device-db.ts'
import { deviceItems } from '../server/device-items.ts'
import { openServer } from '../server/open-server.ts'

afterEach(() => vi.unstubAllGlobals())

test('the first read reveals the error of the device’s clock', async () => {
  const day = 86_400_000
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async () => {
    const readTime = new Date(Date.now() - day).toISOString()
    return Response.json([{ missing: 'users/a', readTime }])
  })
  const deviceDb = openDeviceDb({ indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const { rest } = openServer(deviceDb, { apiKey: 'local', projectId: 'demo' })
  const answer = await rest.batchGet(['users/a'], { token: 't', timeoutMs: 1000 })
  expect(answer.ok).toBe(true)
  const known = await readItem(deviceDb, deviceItems.clock)
  expect(Math.round((known?.offsetMs ?? 0) / day)).toBe(-1)
  deviceDb.close()
})

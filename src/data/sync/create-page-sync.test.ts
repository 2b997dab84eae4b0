import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { openDeviceDb } from '../local/database/device-db.ts'
import { openUserDb } from '../local/database/user-db.ts'
import { outboxRow } from '../local/rows/outbox-row.fixture.ts'
import type { Server } from '../server/open-server.ts'
import type { DeviceSession } from '../session/create-device-session.ts'
import type { Session } from '../types/data.ts'
import { createPageSync } from './create-page-sync.ts'
import type { HostSignals } from './host-signals.ts'
import { createLiveValue } from '#lib/live-value.ts'

afterEach(() => vi.unstubAllGlobals())

const signals: HostSignals = {
  isOnline: () => true,
  onOnlineChange: () => () => undefined,
  onFresh: () => () => undefined,
}

test('case 24: as soon as the same person has signed in again, sending resumes', async () => {
  vi.stubGlobal('navigator', {})
  const host = { indexedDB: new IDBFactory(), keyRange: IDBKeyRange }
  const deviceDb = openDeviceDb(host)
  const db = openUserDb('u1', host)
  await db.outbox.put(outboxRow({}))
  const signedIn = (needsSignIn: boolean) =>
    ({ kind: 'signedIn', uid: 'u1', needsSignIn, user: {}, company: {} }) as unknown as Session
  const live = createLiveValue(signedIn(false))
  let asked = 0
  const server = {
    config: { projectId: 'p' },
    auth: {
      token: async () => {
        asked += 1
        return { kind: 'signIn' }
      },
    },
  } as unknown as Server
  const session = {
    live,
    connect: async () => undefined,
    follow: () => () => undefined,
    setNeedsSignIn: async (needs: boolean) => live.set(signedIn(needs)),
  } as unknown as DeviceSession
  const sync = createPageSync({
    deviceDb,
    server: async () => server,
    signals,
    session,
    userDb: () => db,
    openListening: () => new Promise(() => undefined),
  })
  await sync.start()
  await expect.poll(() => live.get()).toMatchObject({ needsSignIn: true })
  expect(asked).toBe(1)

  live.set(signedIn(false))
  await expect.poll(() => asked).toBe(2)
  await expect.poll(() => live.get()).toMatchObject({ needsSignIn: true })
  sync.stop()
  db.close()
  deviceDb.close()
})

test('user and company are asked for at every chance until it is known whether there are any', async () => {
  const signedIn = (more: object) =>
    ({ kind: 'signedIn', uid: 'u1', user: null, company: null, error: null, ...more }) as Session
  const live = createLiveValue(signedIn({ loading: true }))
  const load = vi.fn(async () => live.set(signedIn({ error: { type: 'network/offline' } })))
  let fresh = (): void => undefined
  const sync = createPageSync({
    server: () => Promise.reject(new Error('No network')),
    signals: { ...signals, onFresh: (call: () => void) => ((fresh = call), () => undefined) },
    session: { live, load } as unknown as DeviceSession,
  } as unknown as Parameters<typeof createPageSync>[0])
  await sync.start()
  expect(load).toHaveBeenCalledTimes(1)
  load.mockImplementation(async () => live.set(signedIn({ loading: false })))
  fresh()
  await expect.poll(() => load.mock.calls.length).toBe(2)
  fresh()
  await new Promise((resolve) => setTimeout(resolve))
  expect(load).toHaveBeenCalledTimes(2)
  sync.stop()
})

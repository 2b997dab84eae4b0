import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { openDeviceDb } from '../local/database/device-db.ts'
import { openUserDb } from '../local/database/user-db.ts'
import type { Server } from '../server/open-server.ts'
import type { NetworkNews } from '../remote/types.ts'
import { createSync } from './create-sync.ts'
import type { ListeningPorts } from './open-listening.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page's sync whose listening is started, notified and broken by hand. */
function openSync(isKnown = true, token = 'unreachable') {
  vi.stubGlobal('navigator', {})
  const host = { indexedDB: new IDBFactory(), keyRange: IDBKeyRange }
  const begun: {
    ports: ListeningPorts
    notified: NetworkNews[]
    isStopped: boolean
    break(): void
  }[] = []
  const known = vi.fn()
  const unknown = vi.fn()
  const listeners = new Set<() => void>()
  const sync = createSync({
    deviceDb: openDeviceDb(host),
    db: openUserDb('u1', host),
    uid: 'u1',
    server: {
      config: { projectId: 'p' },
      auth: { token: async () => ({ kind: token }) },
    } as unknown as Server,
    signals: {
      isOnline: () => true,
      onOnlineChange: () => () => undefined,
      onFresh(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    async openListening(ports) {
      let breakIt = () => {}
      const broken = new Promise<void>((resolve) => {
        breakIt = resolve
      })
      const one = { ports, notified: [] as NetworkNews[], isStopped: false, break: breakIt }
      begun.push(one)
      if (!isKnown) return undefined
      return {
        notify: (news) => one.notified.push(news),
        broken,
        stop: () => {
          one.isStopped = true
        },
      }
    },
    onDrained: () => undefined,
    onKnown: known,
    onUnknown: unknown,
  })
  return { sync, begun, known, unknown, look: () => listeners.forEach((listener) => listener()) }
}

test('showing the page wakes the listening, and restarts it if it broke', async () => {
  const { sync, begun, known, look } = openSync()
  sync.listen()
  await expect.poll(() => known).toHaveBeenCalledTimes(1)
  look()
  expect(begun).toHaveLength(1)
  expect(begun[0]?.notified).toEqual(['fresh'])

  begun[0]?.break()
  await expect.poll(() => begun[0]?.isStopped).toBe(true)
  await expect
    .poll(() => {
      look()
      return begun
    })
    .toHaveLength(2)
  sync.stop()
  await expect.poll(() => begun[1]?.isStopped).toBe(true)
  look()
  expect(begun).toHaveLength(2)
})

test('a user whom Firebase Auth does not have is looked up again when the page is shown', async () => {
  const { sync, begun, known, unknown, look } = openSync(false)
  sync.listen()
  await expect.poll(() => begun).toHaveLength(1)
  await expect
    .poll(() => {
      look()
      return begun
    })
    .toHaveLength(2)
  expect(known).not.toHaveBeenCalled()
  expect(unknown).not.toHaveBeenCalled()
  sync.stop()
})

test('a person whose session ended learns of it even with nothing to send', async () => {
  const { sync, unknown } = openSync(false, 'signIn')
  sync.listen()
  await expect.poll(() => unknown).toHaveBeenCalledTimes(1)
  sync.stop()
})

import type { DeviceDb } from '../local/database/device-db.ts'
import type { LiveValue } from '#lib/live-value.ts'
import type { PageStorage } from '../local/storage/page-storage.ts'
import { report } from '../report.ts'
import type { ThisDevice } from '../server/this-device.ts'
import type { DeviceSession } from '../session/create-device-session.ts'
import type { StorageState } from '../types/data.ts'

interface StartPorts {
  readonly host: PageStorage
  readonly deviceDb: DeviceDb
  readonly device: ThisDevice
  readonly session: DeviceSession
  readonly storage: LiveValue<StorageState>
}

/** How long the browser may take to answer before the page says so, in milliseconds. */
const silentAfterMs = 8000

/**
 * Looks up what this device knows of itself and of who is signed in. Where the browser stores nothing, this page's
 * memory takes the place of its storage, so that work is possible at least with a network. Where it does not answer, the
 * page says so and waits: its memory would hide what is stored.
 */
export async function startStorage(ports: StartPorts): Promise<void> {
  const { storage } = ports
  const timer = setTimeout(() => {
    report('The storage of this browser does not answer')
    if (storage.get() === 'ok') storage.set('silent')
  }, silentAfterMs)
  try {
    await lookUp(ports)
    if (storage.get() === 'silent') storage.set('ok')
  } catch (error) {
    report('This browser stores nothing', error)
    await startInMemory(ports)
  } finally {
    clearTimeout(timer)
  }
}

async function lookUp({ device, session }: StartPorts): Promise<void> {
  await session.start(device.start())
}

async function startInMemory(ports: StartPorts): Promise<void> {
  const { host, deviceDb, session, storage } = ports
  try {
    const { createMemoryIndexedDB } = await import('../local/storage/memory-indexeddb.ts')
    host.useMemory(createMemoryIndexedDB())
    deviceDb.close({ disableAutoOpen: false })
    await deviceDb.open()
    await lookUp(ports)
    storage.set('onlineOnly')
  } catch (error) {
    report('Memory storage does not work either', error)
    storage.set('unavailable')
    session.giveUp()
  }
}

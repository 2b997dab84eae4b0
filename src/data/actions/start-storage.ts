import type { DeviceDb } from '../local/database/device-db.ts'
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
  readonly onState: (state: StorageState) => void
}

/**
 * Looks up what this device knows of itself and of who is signed in. Where the browser stores nothing, this page's
 * memory takes the place of its storage, so that work is possible at least with a network.
 */
export async function startStorage(ports: StartPorts): Promise<void> {
  try {
    await lookUp(ports)
  } catch (error) {
    report('This browser stores nothing', error)
    await startInMemory(ports)
  }
}

async function lookUp({ device, session }: StartPorts): Promise<void> {
  await device.start()
  await session.start()
}

async function startInMemory(ports: StartPorts): Promise<void> {
  const { host, deviceDb, session, onState } = ports
  try {
    const { createMemoryIndexedDB } = await import('../local/storage/memory-indexeddb.ts')
    host.useMemory(createMemoryIndexedDB())
    deviceDb.close({ disableAutoOpen: false })
    await deviceDb.open()
    await lookUp(ports)
    onState('onlineOnly')
  } catch (error) {
    report('Memory storage does not work either', error)
    onState('unavailable')
    session.giveUp()
  }
}

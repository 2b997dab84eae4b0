import { newId } from '#lib/new-id.ts'
import { readItem, writeItem } from '../local/database/device-db.ts'
import type { DeviceDb } from '../local/database/device-db.ts'
import { createLive } from '../local/live/live.ts'
import { report } from '../report.ts'
import type { Data } from '../types/data.ts'
import { deviceItems } from './device-items.ts'

/** What this device knows of itself. */
export interface ThisDevice {
  readonly clock: Data['clock']
  /** '' before `start`. */
  readonly deviceId: () => string
  /** The server's time less the device's, in milliseconds. */
  readonly offsetMs: () => number
  /** Reads the clock's error and the id, creating one on a new device. Must resolve before any change is made. */
  readonly start: () => Promise<void>
  readonly stop: () => void
}

export function createThisDevice(deviceDb: DeviceDb): ThisDevice {
  let deviceId = ''
  let offsetAtStart = 0
  let stop: (() => void) | undefined
  const clock = createLive(() => readItem(deviceDb, deviceItems.clock), {
    onError: (error) => report('The clock could not be read', error),
  })
  return {
    clock,
    deviceId: () => deviceId,
    offsetMs: () => clock.get()?.offsetMs ?? offsetAtStart,
    async start() {
      const [id, known] = await Promise.all([
        readItem(deviceDb, deviceItems.deviceId),
        readItem(deviceDb, deviceItems.clock),
      ])
      deviceId = id ?? ''
      offsetAtStart = known?.offsetMs ?? 0
      if (deviceId === '') await writeItem(deviceDb, deviceItems.deviceId, (deviceId = newId()))
      stop = clock.subscribe(() => undefined)
    },
    stop: () => stop?.(),
  }
}

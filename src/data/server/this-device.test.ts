import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { openDeviceDb, writeItem } from '../local/database/device-db.ts'
import { deviceItems } from './device-items.ts'
import { createThisDevice } from './this-device.ts'

test('the error of the clock is known as soon as the device has started', async () => {
  const deviceDb = openDeviceDb({ indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const known = { offsetMs: -86_400_000, roundTripMs: 100, learnedAt: 0 }
  await writeItem(deviceDb, deviceItems.clock, known)
  const device = createThisDevice(deviceDb)
  await device.start()
  expect(device.offsetMs()).toBe(-86_400_000)
  device.stop()
  deviceDb.close()
})

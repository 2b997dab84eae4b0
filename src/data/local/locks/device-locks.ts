import * as v from 'valibot'
import { readItem, writeItem } from '../database/device-db.ts'
import type { DeviceDb } from '../database/device-db.ts'
import { createWebLocks } from './web-locks.ts'
import type { WaitingLocks } from './web-locks.ts'

/** This origin's Web Locks, with heartbeats in the device's database. */
export function createDeviceLocks(deviceDb: DeviceDb): WaitingLocks {
  const item = (name: string) => ({ key: `beat:${name}`, schema: v.number() })
  const manager = 'locks' in navigator ? navigator.locks : undefined
  return createWebLocks(manager, {
    beat: (name, at) => writeItem(deviceDb, item(name), at),
    last: async (name) => (await readItem(deviceDb, item(name))) ?? null,
  })
}

import type { Dexie, Table } from 'dexie'
import { parse } from 'valibot'
import type { GenericSchema } from 'valibot'
import { deviceMigrations } from './migrations/index.ts'
import { openDatabase } from './open-database.ts'
import type { OpenOptions } from './open-database.ts'
import type { KeyValueRow } from './rows.ts'

/** What this device knows apart from any user: who is signed in, the web config, its clock, its id. */
export interface DeviceDb extends Dexie {
  readonly items: Table<KeyValueRow, string>
}

export function openDeviceDb(options?: OpenOptions): DeviceDb {
  return openDatabase('daybook-device', deviceMigrations, options) as DeviceDb
}

/** A kind of item with the schema that its stored form is checked against. */
export interface DeviceItem<T> {
  readonly key: string
  readonly schema: GenericSchema<unknown, T>
}

/** `undefined` if it was never stored, or if another version of the app stored it in another form. */
export async function readItem<T>(db: DeviceDb, item: DeviceItem<T>): Promise<T | undefined> {
  const row = await db.items.get(item.key)
  if (!row) return undefined
  try {
    return parse(item.schema, row.value)
  } catch {
    return undefined
  }
}

export async function writeItem<T>(db: DeviceDb, item: DeviceItem<T>, value: T): Promise<void> {
  await db.items.put({ key: item.key, value })
}

export async function removeItem(db: DeviceDb, item: DeviceItem<unknown>): Promise<void> {
  await db.items.delete(item.key)
}

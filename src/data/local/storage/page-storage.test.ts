import { expect, test } from 'vitest'
import { openDeviceDb, readItem, writeItem } from '../database/device-db.ts'
import { createMemoryIndexedDB } from './memory-indexeddb.ts'
import { createPageStorage } from './page-storage.ts'
import * as v from 'valibot'

const item = { key: 'a', schema: v.string() }

test('case 64: without IndexedDB, memory takes its place', async () => {
  const host = createPageStorage(undefined)
  const db = openDeviceDb(host)
  await expect(readItem(db, item)).rejects.toThrow()
  expect(host.isMemory()).toBe(false)

  host.useMemory(createMemoryIndexedDB())
  db.close({ disableAutoOpen: false })
  await db.open()
  await writeItem(db, item, 'kept')
  expect(await readItem(db, item)).toBe('kept')
  expect(await db.items.where('key').between('a', 'b').count()).toBe(1)
  expect(host.isMemory()).toBe(true)
  db.close()
})

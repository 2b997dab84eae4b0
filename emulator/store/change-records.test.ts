import { expect, test } from 'vitest'
import { createChangeRecords } from './change-records.ts'
import { createMemoryStore } from './create-memory-store.ts'
import { allChanges } from './keys.ts'
import type { Key, OrderedStore } from './types.ts'

const name = 'projects/p/databases/(default)/documents/c/d'
const at = '2026-01-01T00:00:00Z'

async function add(store: OrderedStore, version: number, length: number): Promise<void> {
  const before = {
    name,
    fields: { t: { stringValue: 'x'.repeat(length) } },
    createTime: at,
    updateTime: at,
  }
  const batch = new Map<Key, string | undefined>()
  const changes = [{ name, before, after: undefined }]
  createChangeRecords(store).add(batch, { version, changes }, version - 1)
  await store.write(batch, () => {})
}

const versions = (store: OrderedStore): number[] =>
  createChangeRecords(store)
    .read()
    .map(({ version }) => version)

test('keeps the replaced documents across instances', async () => {
  const store = createMemoryStore()
  for (let version = 1; version <= 3; version += 1) await add(store, version, 10)
  const [first] = createChangeRecords(store).read()
  expect(versions(store)).toEqual([1, 2, 3])
  expect(first?.previous).toBe(0)
  expect(first?.replaced[0]?.before?.fields['t']).toEqual({ stringValue: 'x'.repeat(10) })
})

test('drops the oldest beyond its size, and all records for a commit that is too large', async () => {
  const store = createMemoryStore()
  const mebibyte = 1024 * 1024
  for (let version = 1; version <= 128; version += 1) await add(store, version, mebibyte)
  expect(versions(store).length).toBeLessThan(70)
  expect(versions(store).at(-1)).toBe(128)
  await add(store, 129, 65 * mebibyte)
  expect([...store.range(allChanges, false)]).toEqual([])
  await add(store, 130, 10)
  expect(versions(store)).toEqual([130])
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { createMemoryStore } from './create-memory-store.ts'
import { openLmdbStore } from './open-lmdb-store.ts'
import { openLoggedStore } from './open-logged-store.ts'
import type { OrderedStore } from './types.ts'

const folder = mkdtempSync(join(tmpdir(), 'daybook-store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let opened = 0
const stores: readonly (readonly [string, () => OrderedStore | Promise<OrderedStore>])[] = [
  ['in memory', createMemoryStore],
  ['on disk', () => openLmdbStore(join(folder, String((opened += 1))))],
  ['with a log', () => openLoggedStore(join(folder, String((opened += 1))))],
]

const byte = fc.constantFrom('\0', '\x01', 'a', 'b', '\xfe', '\xff')
const key = fc.array(byte, { minLength: 1, maxLength: 4 }).map((bytes) => bytes.join(''))
const batch = fc.array(fc.tuple(key, fc.option(fc.string({ maxLength: 3 }), { nil: undefined })), {
  maxLength: 400,
})

describe.each(stores)('a store %s', (_, open) => {
  it('behaves like a sorted map', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(batch, { maxLength: 4 }),
        fc.array(fc.tuple(key, key, fc.boolean()), { minLength: 5, maxLength: 5 }),
        async (batches, ranges) => {
          const store = await open()
          const model = new Map<string, string>()
          for (const given of batches) {
            let isVisible = false
            const written = store.write(new Map(given), () => {
              isVisible = true
            })
            expect(isVisible).toBe(false)
            await written
            expect(isVisible).toBe(true)
            for (const [key, value] of new Map(given)) {
              if (value === undefined) model.delete(key)
              else model.set(key, value)
            }
          }
          for (const [from, to, reverse] of ranges) {
            const expected = [...model]
              .filter(([key]) => key >= from && key < to)
              .sort(([a], [b]) => (a < b === reverse ? 1 : -1))
            expect([...store.range({ from, to }, reverse)]).toEqual(expected)
            expect(store.get(from)).toBe(model.get(from))
          }
          await store.close()
        },
      ),
      { seed: 3, numRuns: 40 },
    )
  }, 120_000)
})

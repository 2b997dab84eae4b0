import { mkdirSync } from 'node:fs'
import { open } from 'lmdb'
import type { Key, KeyRange, OrderedStore } from './types.ts'

/** A store in a folder. Overlapping syncs are off, so that the promise of a batch means it is on disk. */
export function openLmdbStore(folder: string): OrderedStore {
  mkdirSync(folder, { recursive: true })
  const database = open<string, Uint8Array>({
    path: folder,
    keyEncoding: 'binary',
    encoding: 'string',
    overlappingSync: false,
  })
  // Reads use one snapshot, so that a batch is not visible before `onVisible` is called.
  let snapshot = database.useReadTransaction()

  function renew(): void {
    const newest = database.useReadTransaction()
    snapshot.done()
    snapshot = newest
  }

  function* range({ from, to }: KeyRange, reverse: boolean): Generator<readonly [Key, string]> {
    const [start, end] = [bytesOf(from), bytesOf(to)]
    const found = database.getRange(
      reverse
        ? {
            start: end,
            end: start,
            exclusiveStart: true,
            inclusiveEnd: true,
            reverse,
            transaction: snapshot,
          }
        : { start, end, transaction: snapshot },
    )
    for (const { key, value } of found) yield [textOf(key), value]
  }

  return {
    get: (key) => database.get(bytesOf(key), { transaction: snapshot }),
    range,
    async write(batch, onVisible) {
      await database.batch(() => {
        for (const [key, value] of batch) {
          const bytes = bytesOf(key)
          if (value === undefined) void database.remove(bytes)
          else void database.put(bytes, value)
        }
      })
      renew()
      onVisible()
    },
    async close() {
      snapshot.done()
      await database.close()
    },
  }
}

function bytesOf(key: Key): Uint8Array {
  return Buffer.from(key, 'latin1')
}

function textOf(key: Uint8Array): Key {
  return Buffer.from(key.buffer, key.byteOffset, key.byteLength).toString('latin1')
}

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMemoryStore } from './create-memory-store.ts'
import { createLoggedStore, openLoggedStore } from './open-logged-store.ts'
import { type WriteLog, encodeBatch, openWriteLog } from './write-log.ts'
import type { Batch, OrderedStore } from './types.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-log-'))
  file = join(folder, 'recent.log')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const everything = { from: '', to: '\xff' }
const batchOf = (...entries: readonly (readonly [string, string | undefined])[]): Batch =>
  new Map(entries)

/** Writes batches to the log without moving them to LMDB, as a killed process would leave them. */
async function leave(...batches: readonly Batch[]): Promise<void> {
  const { log } = await openWriteLog(file)
  for (const batch of batches) await log.append(encodeBatch(batch))
  await log.close()
}

async function foundIn(path = file): Promise<readonly Batch[]> {
  const { log, found } = await openWriteLog(path)
  await log.close()
  return found
}

test('reads every appended record except one that is truncated or damaged', async () => {
  const first = batchOf(['a\0\xff', '1'], ['b', undefined])
  const second = batchOf(['c', 'ü'])
  await leave(first, second)
  expect(await foundIn()).toEqual([first, second])
  const content = readFileSync(file)
  const end = content.length - [...content].reverse().findIndex((byte) => byte !== 0)
  for (const position of [end - 1, end - 5, end - encodeBatch(second).length - 2]) {
    const damaged = Buffer.from(content)
    damaged.writeUInt8(damaged.readUInt8(position) ^ 1, position)
    writeFileSync(file, damaged)
    expect(await foundIn()).toEqual([first])
    writeFileSync(file, content.subarray(0, position))
    expect(await foundIn()).toEqual([first])
  }
})

test('ignores records of an older generation after those of the newest', async () => {
  const old = ['1', '2', '3'].map((value) => batchOf(['k', value]))
  await leave(...old)
  const { log } = await openWriteLog(file)
  log.restart()
  await log.append(encodeBatch(batchOf(['k', '4'])))
  await log.close()
  expect(await foundIn()).toEqual([batchOf(['k', '4'])])
})

test('is empty after it was erased', async () => {
  for (let cycle = 0; cycle < 3; cycle += 1) {
    await leave(...['1', '2', '3'].map((value) => batchOf(['k', value])))
    const { log, found } = await openWriteLog(file)
    expect(found).toHaveLength(3)
    await log.erase()
    await log.close()
    expect(await foundIn()).toEqual([])
  }
  await leave(batchOf(['k', '4']))
  expect(await foundIn()).toEqual([batchOf(['k', '4'])])
})

test('applies the log of a killed process once', async () => {
  const before = await openLoggedStore(folder)
  await before.write(batchOf(['a', 'old'], ['b', 'kept'], ['c', 'old']), () => {})
  await before.close()
  await leave(batchOf(['a', 'new'], ['d', 'x']), batchOf(['c', undefined], ['d', 'y']))
  const store = await openLoggedStore(folder)
  expect([...store.range(everything, false)]).toEqual([
    ['a', 'new'],
    ['b', 'kept'],
    ['d', 'y'],
  ])
  await store.close()
  expect(await foundIn()).toEqual([])
})

/** A base store whose writes wait until they are resolved. */
function createSlowStore() {
  const inner = createMemoryStore()
  const waiting: (() => void)[] = []
  const store: OrderedStore = {
    ...inner,
    async write(batch, onVisible) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
      })
      await inner.write(batch, onVisible)
    },
  }
  return { store, inner, waiting }
}

test('is durable and readable before the base store has the batch', async () => {
  const { store: base, inner, waiting } = createSlowStore()
  await inner.write(batchOf(['a', 'base'], ['b', 'base'], ['d', 'base']), () => {})
  const { log } = await openWriteLog(file)
  const store = createLoggedStore(base, log)
  const changes = batchOf(['a', undefined], ['b', 'log'], ['c', 'log'], ['e', 'log'])
  await store.write(changes, () => {})
  expect(await foundIn()).toEqual([changes])
  const expected = [
    ['b', 'log'],
    ['c', 'log'],
    ['d', 'base'],
    ['e', 'log'],
  ]
  expect([...store.range(everything, false)]).toEqual(expected)
  expect([...store.range(everything, true)]).toEqual(expected.toReversed())
  expect([...store.range({ from: 'b', to: 'd' }, true)]).toEqual([
    ['c', 'log'],
    ['b', 'log'],
  ])
  expect(['a', 'b', 'd'].map((key) => store.get(key))).toEqual([undefined, 'log', 'base'])
  const closed = store.close()
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]?.()
  await closed
  expect([...inner.range(everything, false)]).toEqual(expected)
})

test('an unsynced store syncs the log before it writes to the base store', async () => {
  const steps: string[] = []
  const inner = createMemoryStore()
  const base: OrderedStore = {
    ...inner,
    write(batch, onVisible) {
      steps.push(`base ${[...batch.values()].join()}`)
      return inner.write(batch, onVisible)
    },
  }
  const { log } = await openWriteLog(file, { synced: false })
  const watched: WriteLog = {
    ...log,
    get size() {
      return log.size
    },
    append(record) {
      steps.push('append')
      return log.append(record)
    },
    sync() {
      steps.push('sync')
      return log.sync()
    },
    erase() {
      steps.push('erase')
      return log.erase()
    },
  }
  const store = createLoggedStore(base, watched, { synced: false })
  for (const value of ['1', '2']) {
    await store.write(batchOf(['k', value]), () => {})
    expect((await foundIn()).at(-1)).toEqual(batchOf(['k', value]))
    await expect.poll(() => steps.at(-1)).toBe(`base ${value}`)
  }
  expect(steps).toEqual(['append', 'sync', 'base 1', 'erase', 'append', 'sync', 'base 2'])
  await store.close()
})

test('a batch that bypasses the log leaves no older record in it', async () => {
  const { store: base, inner, waiting } = createSlowStore()
  const { log } = await openWriteLog(file)
  const store = createLoggedStore(base, log)
  await store.write(batchOf(['k', 'small']), () => {})
  const written = store.write(batchOf(['k', 'x'.repeat(300 * 1024)]), () => {})
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]?.()
  await expect.poll(() => waiting.length).toBe(2)
  expect(await foundIn()).toEqual([])
  expect(inner.get('k')).toBe('small')
  waiting[1]?.()
  await written
  expect(inner.get('k')).toHaveLength(300 * 1024)
  await store.close()
})

test('the log does not grow while the base store keeps up', async () => {
  const store = await openLoggedStore(folder)
  await store.write(batchOf(['k', '0']), () => {})
  const size = statSync(file).size
  for (let count = 0; count < 80; count += 1)
    await store.write(batchOf(['k', 'x'.repeat(200 * 1024)]), () => {})
  expect(statSync(file).size).toBeLessThan(10 * 1024 * 1024)
  expect(statSync(file).size).toBeGreaterThanOrEqual(size)
  await store.close()
})

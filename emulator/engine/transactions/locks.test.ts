import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEngine } from '../create-engine.ts'
import type { Engine, StructuredQuery, Write } from '../types.ts'

const root = 'projects/demo/databases/(default)/documents'
const [a, b] = [`${root}/c/a`, `${root}/c/b`]
const contention = { status: 'ABORTED', message: expect.stringContaining('Too much contention') }

let engine: Engine
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 1_000_000_000_000 })
  engine = await createEngine({ dataDir: null, projectId: 'demo' })
  await engine.commit([set(a, 1), set(b, 1)])
})
afterEach(() => {
  vi.useRealTimers()
})

function set(name: string, n: number): Write {
  return { update: { name, fields: { n: { integerValue: String(n) } } } }
}

function numberIn(name: string): number {
  const value = engine.get(name)?.fields['n']
  return value && 'integerValue' in value ? Number(value.integerValue) : NaN
}

async function beginWith(...names: string[]): Promise<string> {
  const transaction = engine.beginTransaction({ locks: true })
  await engine.lock(transaction, { documents: names })
  return transaction
}

/** Whether a promise is still pending once all due timers and microtasks have run. */
async function isWaiting(promise: Promise<unknown>): Promise<boolean> {
  let isOpen = true
  const close = (): void => void (isOpen = false)
  promise.then(close, close)
  await vi.advanceTimersByTimeAsync(0)
  return isOpen
}

describe('a transaction that locks', () => {
  it('prevents others from changing what it read until it has committed', async () => {
    const transaction = await beginWith(a)
    const plain = engine.commit([set(a, 7)])
    expect(await isWaiting(plain)).toBe(true)
    expect([numberIn(a), engine.lockWaits()]).toEqual([1, 1])
    const own = await engine.commit([set(a, 2)], { transaction })
    expect((await plain).commitTime > own.commitTime).toBe(true)
    expect([numberIn(a), engine.lockWaits()]).toEqual([7, 0])
  })

  it('reads the newest version, and prevents others from creating documents it found missing', async () => {
    const missing = `${root}/c/missing`
    const transaction = engine.beginTransaction({ locks: true })
    const changing = engine.commit([set(a, 5)])
    await engine.lock(transaction, { documents: [a, missing] })
    expect(engine.get(a, { transaction })?.fields).toEqual({ n: { integerValue: '5' } })
    expect(engine.get(missing, { transaction })).toBeUndefined()
    await changing
    const creating = engine.commit([set(missing, 1)])
    expect(await isWaiting(creating)).toBe(true)
    engine.rollback(transaction)
    await creating
  })

  it('reads commits that were decided before and are not on disk yet', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'daybook-locks-'))
    engine = await createEngine({ dataDir, projectId: 'demo' })
    const changing = engine.commit([set(a, 5)])
    const transaction = await beginWith(a)
    expect(engine.get(a, { transaction })?.fields).toEqual({ n: { integerValue: '5' } })
    await changing
    await engine.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('does not block reads, nor writes to other documents', async () => {
    const first = await beginWith(a)
    const second = await beginWith(a)
    await engine.commit([set(b, 3)])
    expect(numberIn(a)).toBe(1)
    engine.rollback(first)
    engine.rollback(second)
  })

  it('makes a younger one wait and then aborts it, where both write what both read', async () => {
    const older = await beginWith(a)
    const younger = await beginWith(a)
    const losing = engine.commit([set(a, 3)], { transaction: younger })
    const lost = expect(losing).rejects.toMatchObject(contention)
    expect(await isWaiting(losing)).toBe(true)
    await engine.commit([set(a, 2)], { transaction: older })
    await lost
    expect(numberIn(a)).toBe(2)
  })

  it('never ends in a deadlock', async () => {
    const older = await beginWith(a)
    const younger = await beginWith(b)
    const losing = engine.commit([set(a, 3)], { transaction: younger })
    const lost = expect(losing).rejects.toMatchObject(contention)
    await engine.commit([set(b, 2)], { transaction: older })
    await lost
    expect([numberIn(a), numberIn(b)]).toEqual([1, 2])
  })

  it('reports the abort to the younger one at its next request', async () => {
    const older = await beginWith(b)
    const younger = await beginWith(a)
    await engine.commit([set(a, 2)], { transaction: older })
    expect(() => engine.get(a, { transaction: younger })).toThrow('Too much contention')
    engine.rollback(younger)
  })

  it('is as old as the transaction it retries', async () => {
    const first = await beginWith(a)
    const other = await beginWith(b)
    const again = engine.beginTransaction({ locks: true, retry: first })
    await engine.lock(again, { documents: [a] })
    await engine.commit([set(b, 2)], { transaction: again })
    await expect(engine.commit([], { transaction: other })).rejects.toMatchObject(contention)
  })

  it('reads after a write that was waiting before it', async () => {
    const first = await beginWith(a)
    const plain = engine.commit([set(a, 7)])
    const second = engine.beginTransaction({ locks: true })
    const reading = engine.lock(second, { documents: [a] })
    expect(await isWaiting(reading)).toBe(true)
    engine.rollback(first)
    await Promise.all([plain, reading])
    expect(engine.get(a, { transaction: second })?.fields).toEqual({ n: { integerValue: '7' } })
  })

  it('releases its locks when its commit is refused', async () => {
    const transaction = await beginWith(a)
    const plain = engine.commit([set(a, 7)])
    const refused = { ...set(a, 2), currentDocument: { exists: false } }
    await expect(engine.commit([refused], { transaction })).rejects.toMatchObject({
      status: 'ALREADY_EXISTS',
    })
    await plain
  })

  it('releases its locks after a minute without a request', async () => {
    const transaction = await beginWith(a)
    await vi.advanceTimersByTimeAsync(45_000)
    const plain = engine.commit([set(a, 7)])
    await vi.advanceTimersByTimeAsync(14_999)
    expect(await isWaiting(plain)).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    await plain
    await expect(engine.commit([], { transaction })).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
    })
  })

  it('expires after four and a half minutes, even when it is in use', async () => {
    const transaction = await beginWith(a)
    for (let minutes = 0; minutes < 4.5; minutes += 0.5) {
      engine.get(a, { transaction })
      await vi.advanceTimersByTimeAsync(30_000)
    }
    expect(() => engine.get(a, { transaction })).toThrow('no longer valid')
  })
})

describe('a request that waits for locks', () => {
  it('fails after half a minute', async () => {
    const transaction = await beginWith(a)
    const plain = expect(engine.commit([set(a, 7)])).rejects.toMatchObject(contention)
    await vi.advanceTimersByTimeAsync(30_000)
    await plain
    expect(engine.lockWaits()).toBe(0)
    await engine.commit([set(a, 2)], { transaction })
  })

  it('loses its own locks when it fails', async () => {
    await beginWith(a)
    const second = await beginWith(b)
    const waiting = expect(
      engine.commit([set(a, 2)], { transaction: second }),
    ).rejects.toMatchObject(contention)
    await vi.advanceTimersByTimeAsync(30_000)
    await waiting
    await engine.commit([set(b, 9)])
  })

  it('completes when the database is cleared or closed', async () => {
    await beginWith(a)
    const before = engine.commit([set(a, 7)])
    await engine.clear()
    await before
    expect(engine.get(a)).toBeUndefined()
    await beginWith(b)
    const last = engine.commit([set(b, 7)])
    await engine.close()
    await last
  })
})

describe('a query of a transaction', () => {
  const belowTen = {
    fieldFilter: { field: { fieldPath: 'n' }, op: 'LESS_THAN', value: number(10) },
  }

  async function find(more: object = {}): Promise<string> {
    const query = { from: [{ collectionId: 'c' }], where: belowTen, ...more } as StructuredQuery
    const prepared = engine.prepareQuery(root, query)
    const transaction = engine.beginTransaction({ locks: true })
    await engine.lock(transaction, { query: prepared })
    engine.runQuery(prepared, { transaction })
    return transaction
  }

  it.each([
    ['changing', () => engine.commit([set(a, 2)])],
    ['deleting', () => engine.commit([{ delete: a }])],
    ['adding', () => engine.commit([set(`${root}/c/new`, 3)])],
  ])('prevents others from %s what it finds', async (_, interfere) => {
    const transaction = await find()
    const waiting = interfere()
    expect(await isWaiting(waiting)).toBe(true)
    await engine.commit([], { transaction })
    await waiting
  })

  it('does not block writes to what it does not find', async () => {
    await find({ limit: 1 })
    await engine.commit([set(`${root}/c/large`, 10), set(`${root}/other/x`, 1), set(b, 2)])
    expect(await isWaiting(engine.commit([set(a, 2)]))).toBe(true)
  })

  it('runs after a write that was waiting before it', async () => {
    const first = await beginWith(a)
    const plain = engine.commit([set(a, 2)])
    const reading = find()
    expect(await isWaiting(reading)).toBe(true)
    engine.rollback(first)
    await Promise.all([plain, reading])
  })
})

function number(n: number): object {
  return { integerValue: String(n) }
}

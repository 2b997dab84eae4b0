import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  integer,
  record,
  uniqueArray,
} from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createEngine } from '../create-engine.ts'
import type { Engine, Write } from '../types.ts'

const root = 'projects/demo/databases/(default)/documents'

let engine: Engine
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 1_000_000_000_000 })
  engine = await createEngine({ dataDir: null, projectId: 'demo' })
})
afterEach(() => {
  vi.useRealTimers()
})

function set(name: string, n: number): Write {
  return { update: { name, fields: { n: { integerValue: String(n) } } } }
}

function numberIn(name: string, transaction?: string): number {
  const at = transaction === undefined ? {} : { transaction }
  const value = engine.get(name, at)?.fields['n']
  return value && 'integerValue' in value ? Number(value.integerValue) : NaN
}

it('concurrent transactions and writes all end, with a serializable result', async () => {
  const names = ['x', 'y', 'z'].map((id) => `${root}/many/${id}`)
  const name = constantFrom(...names)
  const work = record({
    reads: uniqueArray(name, { maxLength: 3 }),
    query: boolean(),
    writes: uniqueArray(name, { minLength: 1, maxLength: 2 }),
    locks: boolean(),
    pauses: array(integer({ min: 0, max: 3 }), { minLength: 5, maxLength: 5 }),
    ending: constantFrom('commit', 'commit', 'commit', 'rollback', 'silence'),
  })
  const everything = { from: [{ collectionId: 'many' }] }
  type Work = typeof work extends Arbitrary<infer Given> ? Given : never

  /** Increments what it writes from what it has read; returns the names it incremented. */
  async function run({ reads, query, writes, locks, pauses, ending }: Work) {
    const left = [...pauses]
    const pause = async (): Promise<void> => {
      for (let turns = left.shift() ?? 0; turns > 0; turns -= 1) await Promise.resolve()
    }
    await pause()
    const transaction = engine.beginTransaction({ locks })
    const prepared = engine.prepareQuery(root, everything)
    const seen = new Map<string, number>()
    if (query) {
      await engine.lock(transaction, { query: prepared })
      for (const { name } of engine.runQuery(prepared, { transaction }).documents)
        seen.set(name, numberIn(name, transaction))
    }
    for (const one of new Set([...reads, ...writes])) {
      await pause()
      await engine.lock(transaction, { documents: [one] })
      const value = numberIn(one, transaction)
      expect(seen.get(one) ?? value).toBe(value)
      seen.set(one, value)
    }
    await pause()
    if (ending === 'rollback') engine.rollback(transaction)
    if (ending !== 'commit') return []
    await engine.commit(
      writes.map((one) => set(one, (seen.get(one) ?? NaN) + 1)),
      { transaction },
    )
    return writes
  }

  await assert(
    asyncProperty(array(work, { minLength: 2, maxLength: 8 }), async (works) => {
      await engine.clear()
      await engine.commit(names.map((one) => set(one, 0)))
      const running = Promise.allSettled(works.map(run))
      await vi.advanceTimersByTimeAsync(120_000)
      const outcomes = await running
      const added = new Map(names.map((one) => [one, 0]))
      for (const outcome of outcomes) {
        if (outcome.status === 'fulfilled')
          for (const one of outcome.value) added.set(one, (added.get(one) ?? 0) + 1)
        else expect(['ABORTED', 'INVALID_ARGUMENT']).toContain(outcome.reason.status)
      }
      expect(names.map((one) => numberIn(one))).toEqual(names.map((one) => added.get(one)))
      expect(engine.lockWaits()).toBe(0)
    }),
    { numRuns: 500, seed: 11 },
  )
})

import { describe, expect, it } from 'vitest'
import { createEngine } from '../create-engine.ts'
import type { Write } from '../types.ts'

const root = 'projects/demo/databases/(default)/documents'

async function aggregateOver(
  values: readonly object[],
  aggregations: object[],
  query: object = {},
) {
  const engine = await createEngine({ dataDir: null, projectId: 'demo', clock: () => 0 })
  await engine.commit(
    values.map((fields, at) => ({ update: { name: `${root}/c/d${at}`, fields } }) as Write),
  )
  const prepared = engine.prepareQuery(root, { from: [{ collectionId: 'c' }], ...query })
  return engine.aggregate(prepared, aggregations as Record<string, unknown>[]).fields
}

const int = (n: number | string) => ({ integerValue: String(n) })
const sum = (fieldPath: string) => ({ alias: 's', sum: { field: { fieldPath } } })
const avg = (fieldPath: string) => ({ alias: 'a', avg: { field: { fieldPath } } })

describe('aggregations', () => {
  it('count, up to `upTo` and within the limit of the query', async () => {
    const five = Array.from({ length: 5 }, () => ({}))
    expect(await aggregateOver(five, [{ count: {} }])).toEqual({ field_1: int(5) })
    expect(await aggregateOver(five, [{ count: { upTo: '3' } }])).toEqual({ field_1: int(3) })
    expect(await aggregateOver(five, [{ count: {} }], { limit: 2 })).toEqual({ field_1: int(2) })
  })

  it('sum and average numbers only', async () => {
    const values = [{ n: int(1) }, { n: int(2) }, { n: { stringValue: 'x' } }, {}]
    expect(await aggregateOver(values, [sum('n'), avg('n')])).toEqual({
      s: int(3),
      a: { doubleValue: 1.5 },
    })
    expect(await aggregateOver([...values, { n: { doubleValue: 0.5 } }], [sum('n')])).toEqual({
      s: { doubleValue: 3.5 },
    })
  })

  it('give 0 and null for an empty result', async () => {
    expect(await aggregateOver([], [sum('n'), avg('n')])).toEqual({
      s: int(0),
      a: { nullValue: null },
    })
  })

  it('become doubles where an integer would overflow', async () => {
    const max = int('9223372036854775807')
    expect(await aggregateOver([{ n: max }, { n: max }], [sum('n')])).toEqual({
      s: { doubleValue: 2 ** 64 },
    })
  })

  it('count only documents that hold every summed field', async () => {
    const values = [{ n: int(1) }, { n: int(2), m: int(1) }]
    expect(await aggregateOver(values, [{ alias: 'c', count: {} }, sum('m')])).toEqual({
      c: int(1),
      s: int(1),
    })
  })

  it('over a filtered query need an index with the summed field', async () => {
    const fields = ['a', 'n'].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' }))
    const value = int(1)
    const where = { fieldFilter: { field: { fieldPath: 'a' }, op: 'EQUAL', value } }
    for (const indexes of [{}, { indexes: [{ collectionGroup: 'c', fields }] }]) {
      const engine = await createEngine({ dataDir: null, projectId: 'demo', indexes })
      const documents = [{ a: value, n: int(2) }, { a: value }, { a: int(2), n: int(9) }]
      await engine.commit(
        documents.map((given, at) => ({ update: { name: `${root}/c/d${at}`, fields: given } })),
      )
      const prepared = engine.prepareQuery(root, { from: [{ collectionId: 'c' }], where })
      const run = () => engine.aggregate(prepared, [sum('n')]).fields
      if ('indexes' in indexes) expect(run()).toEqual({ s: int(2) })
      else expect(run).toThrowError('requires an index')
    }
  })

  it.each([
    ['none', []],
    ['six', Array.from({ length: 6 }, (_, n) => ({ alias: `c${n}`, count: {} }))],
    ['two with the same alias', [sum('a'), sum('b')]],
    ['no kind', [{}]],
    ['upTo 0', [{ count: { upTo: 0 } }]],
  ])('refuse %s', async (_, aggregations) => {
    await expect(aggregateOver([], aggregations)).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
    })
  })
})

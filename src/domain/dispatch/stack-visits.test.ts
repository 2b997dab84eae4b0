import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { stackVisits } from './stack-visits.ts'

const bar = (id: string, startsAt: number, endsAt: number) => ({ id, startsAt, endsAt })
const bars = fc
  .array(fc.tuple(fc.nat(100), fc.integer({ min: 1, max: 40 })), { maxLength: 30 })
  .map((list) => list.map(([start, length], i) => bar(`v${i}`, start, start + length)))

it('has one row where nothing overlaps, also where one begins as the other ends', () => {
  expect(stackVisits([])).toEqual({ rowOf: new Map(), rows: 1 })
  const { rowOf, rows } = stackVisits([bar('b', 10, 20), bar('a', 0, 10)])
  expect([rows, rowOf.get('a'), rowOf.get('b')]).toEqual([1, 0, 0])
})

it('uses the uppermost free row, the longer of two above', () => {
  const { rowOf } = stackVisits([
    bar('a', 0, 10),
    bar('b', 0, 30),
    bar('c', 12, 20),
    bar('d', 15, 18),
  ])
  expect(Object.fromEntries(rowOf)).toEqual({ b: 0, a: 1, c: 1, d: 2 })
})

it('leaves bars that are placed in their rows, and puts the others around them', () => {
  const placed = [{ row: 0, startsAt: 10, endsAt: 20 }]
  const { rowOf, rows } = stackVisits([bar('a', 5, 12), bar('b', 20, 30), bar('c', 11, 15)], placed)
  expect(Object.fromEntries(rowOf)).toEqual({ a: 1, b: 0, c: 2 })
  expect(rows).toBe(3)
  expect(stackVisits([], [{ row: 1, startsAt: 0, endsAt: 1 }]).rows).toBe(2)
})

it('covers nothing, takes no more rows than overlap at once, whatever the order of the list', () => {
  fc.assert(
    fc.property(bars, (list) => {
      const { rowOf, rows } = stackVisits(list)
      const at = (time: number) => list.filter((b) => b.startsAt <= time && time < b.endsAt)
      for (let time = 0; time < 140; time += 1) {
        const used = at(time).map(({ id }) => rowOf.get(id))
        expect(new Set(used).size).toBe(used.length)
      }
      expect(rows).toBe(Math.max(1, ...list.map(({ startsAt }) => at(startsAt).length)))
      expect(stackVisits(list.toReversed())).toEqual({ rowOf, rows })
    }),
    { seed: 14, numRuns: 200 },
  )
})

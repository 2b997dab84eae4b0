import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OutboxRow } from '#data/local/database/rows.ts'
import { outboxRow } from '#data/local/rows/outbox-row.fixture.ts'
import { touches } from '#data/outbox/touches.ts'
import { createQueue } from './create-queue.ts'
import { planBatch } from './plan-batch.ts'

const now = 1_000_000
const ref = fc.constantFrom('orders/a', 'orders/b', 'sites/c', 'visits/d')
const rowsOf = fc
  .array(
    fc.record({
      refs: fc.uniqueArray(ref, { minLength: 1, maxLength: 3 }),
      written: fc.nat(3),
      state: fc.constantFrom<OutboxRow['state']>('waiting', 'waiting', 'waiting', 'needsYou'),
      failures: fc.constantFrom(0, 0, 0, 0, 3),
      isBusy: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((all) =>
    all.map(({ refs, written, isBusy, ...more }, index) => ({
      isBusy,
      row: outboxRow({ ...more, seq: index + 1, refs, writes: refs.slice(0, written) }),
    })),
  )

test('no mutation overtakes another one of the same documents, and everything else can be sent', () => {
  fc.assert(
    fc.property(rowsOf, fc.constantFrom(1, 3, 170), (all, mutations) => {
      const rows = all.map(({ row }) => row)
      const busy = new Set(all.filter(({ isBusy }) => isBusy).map(({ row }) => row.seq))
      const limits = { mutations, bytes: 1000, reading: 'shared' } as const
      const batch = planBatch(createQueue(rows), busy, now, limits)
      const going = new Set(batch.map(({ seq }) => seq))
      const isStuck = (row: OutboxRow) =>
        rows.some((other) => other.seq < row.seq && !going.has(other.seq) && touches(other, row))
      const isFree = (row: OutboxRow) => row.state === 'waiting' && !busy.has(row.seq)
      expect(batch.filter((row) => isStuck(row) || !isFree(row))).toEqual([])
      expect(batch.length === 0).toBe(!rows.some((row) => isFree(row) && !isStuck(row)))
    }),
    { numRuns: 2000, seed: 3 },
  )
})

test('the queue answers the same after rows were replaced, removed and inserted', () => {
  const edit = (seq: number, order: string, more: Partial<OutboxRow> = {}) =>
    outboxRow({ seq, refs: [`orders/${order}`], writes: [`orders/${order}`], ...more })
  const queue = createQueue([edit(1, 'a'), edit(2, 'b'), edit(3, 'a')])
  const order = () => [...queue.rows()].map(({ seq }) => seq)
  expect(queue.isBlocked(edit(3, 'a'), new Set())).toBe(true)
  queue.delete(1)
  expect(queue.isBlocked(edit(3, 'a'), new Set())).toBe(false)
  queue.set(edit(1, 'a'))
  queue.set(edit(1.5, 'b'))
  expect(order()).toEqual([1, 1.5, 2, 3])
  expect(queue.isBlocked(edit(2, 'b'), new Set())).toBe(true)
  expect(queue.isBlocked(edit(2, 'b'), new Set([1.5]))).toBe(false)
  queue.set(edit(1.5, 'c'))
  expect(queue.isBlocked(edit(2, 'b'), new Set())).toBe(false)
  expect(queue.about(edit(0, 'c')).map(({ seq }) => seq)).toEqual([1.5])
})

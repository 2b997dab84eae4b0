import { expect, test } from 'vitest'
import type { OutboxRow } from '#data/local/database/rows.ts'
import { outboxRow } from '#data/local/rows/outbox-row.fixture.ts'
import { longestWait } from '#data/server/back-off.ts'
import { createQueue } from './create-queue.ts'
import { nextDue, notBehind, planBatch } from './plan-batch.ts'
import type { PlanLimits } from './plan-batch.ts'

const now = 1_000_000
const plan = (
  rows: readonly OutboxRow[],
  busy: ReadonlySet<number>,
  at: number,
  limits?: PlanLimits,
) => planBatch(createQueue(rows), busy, at, limits)
const seqs = (rows: readonly OutboxRow[]) => rows.map((row) => row.seq)
const edit = (seq: number, order: string, more: Partial<OutboxRow> = {}) =>
  outboxRow({ seq, refs: [`orders/${order}`], writes: [`orders/${order}`], ...more })

test('a batch takes due mutations in order, up to the limits', () => {
  const queue = [edit(1, 'a'), edit(2, 'b'), edit(3, 'a'), edit(4, 'c')]
  expect(seqs(plan(queue, new Set(), now))).toEqual([1, 2, 3, 4])
  expect(
    seqs(plan(queue, new Set(), now, { mutations: 2, bytes: 1000, reading: 'shared' })),
  ).toEqual([1, 3])
  const large = queue.map((row) => ({ ...row, bytes: 600 }))
  expect(
    seqs(plan(large, new Set(), now, { mutations: 20, bytes: 1000, reading: 'shared' })),
  ).toEqual([1])
})

test('a batch takes the mutations of one document together and in order', () => {
  const queue = [edit(1, 'a'), edit(2, 'b'), edit(3, 'c'), edit(4, 'a'), edit(5, 'b')]
  const limits: PlanLimits = { mutations: 3, bytes: 1000, reading: 'shared' }
  expect(seqs(plan(queue, new Set(), now, limits))).toEqual([1, 3, 4])
  expect(seqs(plan(queue, new Set([1, 3, 4]), now, limits))).toEqual([2, 5])
  expect(seqs(plan(queue, new Set([1]), now, limits))).toEqual([2, 3, 5])
})

test('only mutations of the same documents wait behind one that needs a person', () => {
  const queue = [edit(1, 'a', { state: 'needsYou' }), edit(2, 'a'), edit(3, 'b'), edit(4, 'a')]
  expect(seqs(plan(queue, new Set(), now))).toEqual([3])
})

test('two that only read the same document do not wait for each other', () => {
  const create = (seq: number, id: string, more: Partial<OutboxRow> = {}) =>
    outboxRow({ seq, refs: [`orders/${id}`, 'customers/k'], writes: [`orders/${id}`], ...more })
  const queue = [create(1, 'a', { state: 'needsYou' }), create(2, 'b')]
  expect(seqs(plan(queue, new Set(), now))).toEqual([2])
  const writer = outboxRow({ seq: 3, refs: ['customers/k'], writes: ['customers/k'] })
  expect(seqs(plan([...queue, writer], new Set(), now))).toEqual([2])
})

test('a mutation in flight holds up later ones of its documents', () => {
  const queue = [edit(1, 'a'), edit(2, 'a'), edit(3, 'b')]
  expect(seqs(plan(queue, new Set([1]), now))).toEqual([3])
})

test('a mutation that failed repeatedly is sent alone', () => {
  const queue = [edit(1, 'a', { failures: 3 }), edit(2, 'b')]
  expect(seqs(plan(queue, new Set(), now))).toEqual([1])
  expect(seqs(plan([edit(1, 'b'), edit(2, 'a', { failures: 3 })], new Set(), now))).toEqual([1])
})

test('a `notBefore` that a clock jump put out of reach is ignored', () => {
  const later = edit(1, 'a', { notBefore: now + 60_000 })
  expect(plan([later], new Set(), now)).toEqual([])
  expect(nextDue(createQueue([later, edit(2, 'a')]), now)).toBe(now + 60_000)
  const jumped = edit(1, 'a', { notBefore: now + longestWait + 1 })
  expect(seqs(plan([jumped], new Set(), now))).toEqual([1])
})

test('nothing is due if everything waits for a person', () => {
  expect(nextDue(createQueue([edit(1, 'a', { state: 'needsYou' }), edit(2, 'a')]), now)).toBeNull()
})

test('in the second half of a batch, mutations behind a held one are held too', () => {
  const { free, behind } = notBehind([edit(3, 'a'), edit(4, 'b'), edit(5, 'a')], [edit(1, 'a')])
  expect(seqs(free)).toEqual([4])
  expect(seqs(behind)).toEqual([3, 5])
})

import { expect, test } from 'vitest'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { outboxRow } from '#data/local/rows/outbox-row.fixture.ts'
import { createCommitCost } from './commit-cost.ts'
import { planBatch, plannedPart } from './plan-batch.ts'
import { createQueue } from './create-queue.ts'
import { splitRow } from './split-row.ts'

const noDocs = new Map<Ref, Doc>()
const children = Array.from({ length: 80 }, (_, index) => `photos/p${index}` as const)
const assign = outboxRow({
  seq: 7,
  id: 'm7',
  name: 'order/assign',
  args: { orderId: 'a', edits: { assigneeIds: { from: ['tech'], to: ['idle'] } }, children },
  refs: ['orders/a', ...children],
  writes: ['orders/a', ...children],
  attempts: 2,
})

test('a mutation that costs more than a commit may is split, in its place', () => {
  const parts = splitRow(assign, noDocs, 'strict') ?? []
  expect(parts.length).toBeGreaterThan(20)
  expect(parts.every((part) => createCommitCost('strict').fits([plannedPart(part)]))).toBe(true)
  expect(parts.flatMap(({ writes }) => writes.slice()).toSorted()).toEqual(
    [...assign.writes].toSorted(),
  )
  const seqs = parts.map(({ seq }) => seq)
  expect(seqs).toEqual(seqs.toSorted((a, b) => a - b))
  expect([seqs[0], new Set(seqs).size]).toEqual([7, parts.length])
  expect(Math.max(...seqs)).toBeLessThan(8)
  // If the last one has arrived, all have.
  expect(parts.at(-1)?.id).toBe('m7')
  expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length)
  expect(parts.every(({ attempts, state }) => attempts === 0 && state === 'waiting')).toBe(true)
})

test('a mutation that a commit can hold, or that has no parts, is left whole', () => {
  expect(splitRow(assign, noDocs, 'shared')).toBeNull()
  const writes = children.slice(0, 10)
  const edit = outboxRow({ name: 'order/edit', refs: ['orders/a', ...writes], writes })
  expect(splitRow(edit, noDocs, 'strict')).toBeNull()
})

test('a part is split again between its neighbours', () => {
  const [first] = splitRow(assign, noDocs, 'strict') ?? []
  const again = splitRow({ ...assign, seq: 7 + 1 / 4096, id: 'm8' }, noDocs, 'strict') ?? []
  expect(first?.seq).toBe(7)
  expect(again[0]?.seq).toBe(7 + 1 / 4096)
  expect(again.at(-1)?.seq).toBeLessThan(7 + 2 / 4096)
})

test('a commit is planned by its cost', () => {
  const edit = (seq: number, customer: string) => {
    const refs = [`customers/${customer}` as const]
    return outboxRow({ seq, name: 'customer/edit', refs, writes: refs })
  }
  const plan = (rows: readonly ReturnType<typeof edit>[], reading: 'strict' | 'shared') =>
    planBatch(createQueue(rows), new Set(), 1, { mutations: 170, bytes: 400_000, reading }).map(
      ({ seq }) => seq,
    )
  const apart = Array.from({ length: 40 }, (_, index) => edit(index + 1, `o${index}`))
  expect(plan(apart, 'shared')).toHaveLength(40)
  const few = plan(apart, 'strict').length
  // A document that is written once costs once.
  const together = Array.from({ length: 40 }, (_, index) => edit(index + 1, 'same'))
  const more = plan(together, 'strict').length
  expect([few >= 1, more > few, more < 10]).toEqual([true, true, true])
  expect(plan([assign, ...apart.map((row) => ({ ...row, seq: row.seq + 10 }))], 'strict')).toEqual([
    7,
  ])
})

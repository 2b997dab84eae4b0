import { expect, it } from 'vitest'
import { parseRow } from '#domain/stored/parse-row.ts'
import { bindReceipts, receiptOf } from './receipt-of.ts'
import type { Doc, Ref } from '../types.ts'

const at = '2026-03-02T09:00:00.000Z'
const sent = {
  name: 'order/assign',
  version: 1,
  args: { orderId: 'o1' },
  actorId: 'admin',
  deviceId: 'd1',
  at,
  deviceAt: '2026-03-02T08:59:00.000Z',
  offsetMs: 60_000,
}

const merged = {
  ref: 'orders/o1',
  field: 'priority',
  from: 'low',
  to: 'high',
  theirs: 'urgent',
  kept: 'theirs',
} as const

it('may be read by the actor and by everyone who saw the order before or sees it after, and keeps lost values', () => {
  const receipt = receiptOf({
    ...sent,
    run: {
      writes: [],
      refs: ['orders/o1', 'customers/c1'],
      merged: [merged],
      conflicts: [
        { ref: 'orders/o1', fields: [{ field: 'title', from: 'a', to: 'b', theirs: 'c' }] },
      ],
    },
    about: ['sites/s1'],
    before: new Map<Ref, Doc>([['orders/o1', { assigneeIds: ['anna'], isSent: true }]]),
    after: new Map<Ref, Doc>([
      ['orders/o1', { assigneeIds: ['ben', 'admin'], isSent: true }],
      ['customers/c1', { assigneeIds: ['nobody'] }],
    ]),
  })
  expect(receipt).toEqual({
    ...sent,
    schema: 1,
    refs: ['orders/o1', 'customers/c1', 'sites/s1'],
    readerIds: ['admin', 'anna', 'ben'],
    conflicts: [{ ref: 'orders/o1', field: 'title', from: 'a', to: 'b', theirs: 'c' }],
    merged: [merged],
    cut: false,
  })
  expect(parseRow('mutations', 'm1', { ...receipt, receivedAt: at }).ok).toBe(true)
})

it('is bound to the others of its commit: the first proves who wrote, and names all documents', () => {
  const bounds = { since: at, until: at }
  const by = { role: 'technician', permissions: ['inventory'], ...bounds } as const
  const receipts = [
    { id: 'm1', receipt: { name: 'a' } },
    { id: 'm2', receipt: { name: 'b' } },
  ]
  expect(bindReceipts(receipts, ['orders/o1', 'visits/o1'], by)).toEqual([
    {
      id: 'm1',
      receipt: {
        name: 'a',
        leadId: 'm1',
        ...by,
        writes: ['orders/o1', 'visits/o1', 'mutations/m2'],
      },
    },
    { id: 'm2', receipt: { name: 'b', leadId: 'm1' } },
  ])
  expect(bindReceipts([], [], by)).toEqual([])
})

it('is hidden from the assignees of an order that is not sent', () => {
  const planned = { assigneeIds: ['anna'], isSent: false }
  const run = { writes: [], refs: ['orders/o1'] as const, merged: [], conflicts: [] }
  const readers = (before: Doc, after: Doc) =>
    receiptOf({
      ...sent,
      run,
      before: new Map<Ref, Doc>([['orders/o1', before]]),
      after: new Map<Ref, Doc>([['orders/o1', after]]),
    }).readerIds
  expect(readers(planned, planned)).toEqual(['admin'])
  expect(readers(planned, { ...planned, isSent: true })).toEqual(['admin', 'anna'])
  expect(readers({ ...planned, isSent: true }, planned)).toEqual(['admin', 'anna'])
})

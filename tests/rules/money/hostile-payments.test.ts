import { expect, it } from 'vitest'
import { past } from '../world/documents.ts'
import { createHome } from '../world/home.ts'
import { paymentDoc, reversalDoc } from '../world/payment-document.ts'
import { type Acts, tryHonestWrites, tryHostileWrites, type Values } from './hostile-writes.ts'

const runs = 5000

/** What no app would record. */
const wrong: Values = {
  kind: ['gift', '', null, 7],
  method: ['gold', '', null, 7],
  customerId: ['', 7, null, 'a/b', 'none'],
  orderId: ['a/b', 7, '', 'x'.repeat(129)],
  amountMinor: [0, -1, 0.5, '1', null, 4999, 100_000_000_001],
  currency: ['euro', '', 7, null],
  receivedOn: ['2026-02-30', '2199-01-01', '', 'soon', 7, null],
  reference: ['x'.repeat(201), 7, null],
  invoiceIds: [['a/b'], [7], 'i-issued', null, [], ['i-issued', 'i-issued']],
  allocatedMinor: [[0], [-1], [0.5], ['1'], [10_001], [1, 1], [], 'x', null],
  reversalOf: ['p-cash', '', 7],
  createdAt: ['2199-01-01T00:00:00Z', '2025-01-01T00:00:00.000Z', 'now'],
  createdBy: ['someone', 7, null],
  schema: [2, '1'],
  updatedBy: ['owner-foreign', ''],
  deletedAt: [past, 'now'],
  extra: [1],
}
const wrongReversal: Values = {
  ...wrong,
  kind: ['payment', 'refund', null],
  amountMinor: [1, 10_001, null],
  invoiceIds: [['i-draft'], [], null],
  reversalOf: ['p-tech', 'p-none', 'p-wrong_reversal', null],
  orderId: ['o-onSite', 7],
}

const acts: Acts = {
  record: [{ ref: 'payments/n', act: 'create', doc: paymentDoc(), wrong }],
  refund: [{ ref: 'payments/n', act: 'create', doc: paymentDoc({ kind: 'refund' }), wrong }],
  reverse: [
    {
      ref: 'payments/p-cash_reversal',
      act: 'create',
      doc: reversalDoc('p-cash'),
      wrong: wrongReversal,
    },
  ],
}

it(`lets none of ${runs} generated payments by others, or with wrong values, through`, async () => {
  const deletable = ['payments/p-cash', 'payments/p-tech']
  const seen = await tryHostileWrites(await createHome(), acts, deletable, { runs, seed: 53 })
  expect(seen.through).toEqual([])
  expect(Math.min(seen.tried.strangers, seen.tried.values)).toBeGreaterThan(150)
}, 240_000)

it('lets the same payments by the office with right values through', async () => {
  expect(await tryHonestWrites(await createHome(), acts, { runs: 100, seed: 54 })).toEqual([])
}, 240_000)

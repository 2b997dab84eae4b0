import { expect, it } from 'vitest'
import { unbilledReason } from './unbilled-reason.ts'
import { invoiceOf } from './work.fixture.ts'

const reviewed = { status: 'reviewed' } as const
const draft = invoiceOf([], { id: 'd1', status: 'draft' })
const issued = invoiceOf([], { number: 'INV-7' })

it.each([
  ['ready', reviewed, null, [], true],
  ['notReviewed', { status: 'done' }, null, [], true],
  ['cannotComplete', { status: 'cannotComplete' }, null, [], true],
  ['cannotComplete', reviewed, { outcome: 'cannotComplete' }, [], true],
  ['nothingToBill', reviewed, { outcome: 'done' }, [], false],
  ['onDraft', reviewed, null, [issued, draft], true],
  ['onInvoice', reviewed, null, [issued], false],
  // Something was used after the invoice.
  ['ready', reviewed, null, [issued], true],
] as const)('is %s', (kind, order, visit, billing, hasLines) => {
  expect(unbilledReason(order, visit, billing, hasLines).kind).toBe(kind)
})

it('names the draft or the invoice', () => {
  expect(unbilledReason(reviewed, null, [draft], false)).toMatchObject({ invoiceId: 'd1' })
  expect(unbilledReason(reviewed, null, [issued], false)).toMatchObject({ number: 'INV-7' })
})

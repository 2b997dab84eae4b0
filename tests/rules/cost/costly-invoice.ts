import { invoiceArgs, invoiceLineFixture } from '#domain/invoice/invoice.fixture.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'

const ids = Array.from({ length: 100 }, (_, index) => `id-${index}`)

/** A draft whose fields are all as long as they may be, or nearly. */
export const costlyInvoice = invoiceArgs({
  invoiceId: 'i-new',
  kind: 'credit',
  creditOf: 'i-issued',
  customerId: 'c1',
  orderIds: ids,
  discount: { kind: 'amount', minor: 100 },
  lines: ids.map((id) => invoiceLineFixture({ id, note: 'x'.repeat(200) })),
  note: 'x'.repeat(2000),
  supplyFrom: '2026-03-01',
  supplyTo: '2026-03-02',
  cashStepMinor: 5,
})

const {
  invoiceId: _,
  kind: _kind,
  currency: _currency,
  creditOf: _creditOf,
  cashStepMinor: _cashStepMinor,
  ...fields
} = costlyInvoice

/** Every field of a draft, edited at once. */
export const everyFieldOfInvoice = Object.fromEntries(
  Object.entries(fields).map(([field, to]) => [field, { from: null, to }]),
) as MutationArgs<'invoice/edit'>['edits']

import { invoiceArgs, invoiceLineFixture, issueArgs } from '#domain/invoice/invoice.fixture.ts'
import { mutation, type MutationCase } from './mutation.ts'

const creditLines = [invoiceLineFixture({ quantityMilli: 400 })]

/** Invoices and credit notes: drafts of them, their numbers, and what cannot be done to them any more. */
export const invoiceCases: readonly MutationCase[] = [
  mutation('invoice/create', invoiceArgs({ invoiceId: 'i-new', customerId: 'c1' })),
  mutation('invoice/create', invoiceArgs({ invoiceId: 'i-draft', customerId: 'c1' })),
  mutation('invoice/create', {
    ...invoiceArgs({ invoiceId: 'k-new', customerId: 'c1' }),
    kind: 'credit',
    creditOf: 'i-issued',
    lines: creditLines,
    discount: { kind: 'amount', minor: 100 },
    supplyFrom: '2026-03-01',
    supplyTo: '2026-03-02',
  }),
  ...['i-draft', 'i-issued', 'i-discarded', 'i-none'].flatMap((invoiceId) => [
    mutation('invoice/edit', {
      invoiceId,
      edits: {
        termsDays: { from: 14, to: 30 },
        discount: { from: null, to: { kind: 'percent', milliPercent: 5000 } },
      },
    }),
    mutation('invoice/discard', { invoiceId }),
    ...[true, false].map((isPaused) => mutation('invoice/pauseReminders', { invoiceId, isPaused })),
    ...[true, false].map((isExported) =>
      mutation('invoice/markExported', { invoiceId, target: 'xero', isExported }),
    ),
    mutation('invoice/issue', issueArgs({ invoiceId })),
  ]),
  mutation('invoice/issue', issueArgs({ invoiceId: 'i-draft', day: '2026-03-01' })),
  mutation(
    'invoice/issue',
    issueArgs({ invoiceId: 'k-draft', creditOf: 'i-issued', totalMinor: 4800 }),
  ),
  mutation(
    'invoice/create',
    invoiceArgs({ invoiceId: 'd-new', customerId: 'c1', kind: 'deposit' }),
  ),
  mutation('invoice/issue', issueArgs({ invoiceId: 'd-draft' })),
  mutation('invoice/issue', issueArgs({ invoiceId: 'i-final', prepaidMinor: 12_000 })),
  mutation(
    'invoice/issue',
    issueArgs({ invoiceId: 'k-deposit', creditOf: 'd-issued', totalMinor: 4800 }),
  ),
  mutation(
    'invoice/issue',
    issueArgs({ invoiceId: 'k-taken', creditOf: 'd-taken', totalMinor: 4800 }),
  ),
  ...['d-issued', 'd-other', 'd-dollars', 'd-credited', 'd-taken', 'd-draft', 'i-issued'].flatMap(
    (depositId) =>
      ['i-draft', 'i-final', 'i-issued', 'k-draft', 'd-draft'].map((invoiceId) =>
        mutation('invoice/takeDeposit', { invoiceId, depositId }),
      ),
  ),
  ...(
    [
      ['i-final', 'd-taken'],
      ['i-final-gone', 'd-gone'],
      ['i-final-whole', 'd-whole'],
      ['i-final-issued', 'd-final'],
      ['i-draft', 'd-issued'],
    ] as const
  ).map(([invoiceId, depositId]) => mutation('invoice/releaseDeposit', { invoiceId, depositId })),
  mutation('series/setUp', { seriesId: 'credits', pattern: 'CN-{seq:4}', next: 148 }),
  mutation('series/setUp', { seriesId: 'credits', pattern: 'INV-{year}-{seq}', next: 1 }),
  mutation('series/setUp', { seriesId: 'invoices', pattern: 'R-{seq}', next: 1 }),
  mutation(
    'invoice/issue',
    issueArgs({ invoiceId: 'k-external', creditOf: 'i-external', totalMinor: 4800 }),
  ),
  mutation('invoice/discard', { invoiceId: 'i-external' }),
  ...['i-external', 'd-issued', 'k-draft'].map((invoiceId) =>
    mutation('invoice/pauseReminders', { invoiceId, isPaused: true }),
  ),
  ...(['quickbooks', 'xero'] as const).flatMap((target) =>
    ['i-external', 'd-issued', 'k-draft'].map((invoiceId) =>
      mutation('invoice/markExported', { invoiceId, target, isExported: true }),
    ),
  ),
  ...['i-work', 'i-work-draft', 'i-work-whole', 'i-issued', 'k-work', 'i-none'].map((invoiceId) =>
    mutation('order/invoice', { orderId: 'o-reviewed', invoiceId }),
  ),
  ...['o-done', 'o-onSite', 'o-invoiced', 'o-deleted', 'o-paused'].map((orderId) =>
    mutation('order/invoice', { orderId, invoiceId: 'i-work' }),
  ),
]

import { answerArgs, estimateArgs, estimateLineFixture } from '#domain/estimate/estimate.fixture.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { sentHash } from '../world/estimate-document.ts'
import { mutation, type MutationCase } from '../mutations/mutation.ts'

const ids = Array.from({ length: 100 }, (_, index) => `id-${index}`)
const line = 'x'.repeat(200)

/** A draft whose fields are all as long as they may be, or nearly. */
const draft = estimateArgs({
  estimateId: 'e-new',
  orderId: 'o-onSite',
  readerIds: [...ids.slice(1), 'editor'],
  title: line,
  customerId: 'c1',
  siteId: 's1',
  deposit: { kind: 'amount', minor: 100 },
  lines: ids.map((id) => estimateLineFixture({ id, note: line })),
  note: 'x'.repeat(2000),
  cashStepMinor: 5,
})

const {
  estimateId: _,
  orderId: _orderId,
  readerIds: _readerIds,
  currency: _currency,
  taxRounding: _taxRounding,
  cashStepMinor: _cashStepMinor,
  ...fields
} = draft

const edits = Object.fromEntries(
  Object.entries(fields).map(([field, to]) => [field, { from: null, to }]),
) as MutationArgs<'estimate/edit'>['edits']
const long = { name: line, reason: 'x'.repeat(1000), documentHash: sentHash }

/** What costs the rules the most about estimates. */
export const costlyEstimates: readonly MutationCase[] = [
  mutation('estimate/create', draft),
  mutation('estimate/edit', { estimateId: 'e-draft', edits }),
  mutation('estimate/send', { estimateId: 'e-draft', documentHash: sentHash }),
  ...['sign-tech', 'sign-admin', ''].map((signatureId) =>
    mutation('estimate/decide', answerArgs({ estimateId: 'e-sent', ...long, signatureId })),
  ),
  mutation(
    'estimate/decide',
    answerArgs({ estimateId: 'e-sent', ...long, answer: 'declined', optionId: '' }),
  ),
  mutation('estimate/revise', { estimateId: 'e-approved', revision: 1 }),
  mutation('estimate/cancel', { estimateId: 'e-approved' }),
  mutation('estimate/convert', { estimateId: 'e-approved', currency: 'EUR', templateId: 't1' }),
]

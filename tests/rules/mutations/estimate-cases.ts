import { answerArgs, estimateArgs } from '#domain/estimate/estimate.fixture.ts'
import { sentHash } from '../world/estimate-document.ts'
import { assigned } from '../world/people.ts'
import { mutation, type MutationCase } from './mutation.ts'

const ids = ['draft', 'sent', 'approved', 'declined', 'cancelled', 'converted', 'alone', 'none']
const readerIds = [...assigned]
const draft = estimateArgs({ estimateId: 'e-new', customerId: 'c1', readerIds })

/** Estimates in every status: drafted, sent, answered, revised, cancelled and made orders. */
export const estimateCases: readonly MutationCase[] = [
  ...['o-onSite', 'o-dispatched-planned', 'o-none'].map((orderId) =>
    mutation('estimate/create', { ...draft, orderId }),
  ),
  mutation('estimate/create', { ...draft, orderId: null, readerIds: [] }),
  mutation('estimate/create', {
    ...draft,
    orderId: 'o-onSite',
    deposit: { kind: 'percent', milliPercent: 30_000 },
  }),
  ...ids.flatMap((id) => {
    const estimateId = `e-${id}`
    const answer = answerArgs({ estimateId, documentHash: sentHash })
    const no = { ...answer, answer: 'declined', optionId: '', reason: 'Too expensive' } as const
    return [
      mutation('estimate/edit', {
        estimateId,
        edits: {
          title: { from: 'New boiler', to: 'Boiler' },
          deposit: { from: null, to: { kind: 'amount', minor: 5000 } },
        },
      }),
      mutation('estimate/send', { estimateId, documentHash: sentHash }),
      mutation('estimate/decide', answer),
      mutation('estimate/decide', no),
      mutation('estimate/revise', { estimateId, revision: 1 }),
      mutation('estimate/cancel', { estimateId }),
      mutation('estimate/convert', { estimateId, currency: 'EUR' }),
      mutation('estimate/convert', { estimateId, currency: 'EUR', templateId: 't1' }),
    ]
  }),
  mutation('estimate/decide', answerArgs({ estimateId: 'e-late', documentHash: sentHash })),
]

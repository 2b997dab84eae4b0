import type { Doc, Ref } from '#domain/mutation/types.ts'
import {
  creditDraftDoc,
  depositDoc,
  draftDoc,
  finalDoc,
  firstCounted,
  firstCredit,
  issueOf,
  seriesDoc,
} from './invoice-document.ts'

/** Orders that invoices of `home` name. */
const orderIds = ['o-reviewed', 'o-onSite', 'o-done', 'o-deleted', 'o-invoiced']
const credited = { creditIds: ['k-whole'], creditedMinor: 12_000 }

/** The invoices of the company `home`, its credit notes and their series. */
export const homeInvoices: readonly (readonly [Ref, Doc])[] = [
  ['invoices/i-draft', draftDoc()],
  ['invoices/i-other', draftDoc()],
  ['invoices/i-issued', draftDoc(issueOf(1))],
  ['invoices/i-discarded', draftDoc({ status: 'discarded' })],
  ['invoices/i-external', draftDoc({ ...issueOf(8), status: 'external' })],
  ['invoices/k-external', creditDraftDoc('i-external')],
  ['invoices/k-draft', creditDraftDoc()],
  ['invoices/k-other', creditDraftDoc()],
  ['invoices/k-stranger', { ...creditDraftDoc(), customerId: 'c-other' }],
  ['invoices/k-full', creditDraftDoc('i-full')],
  ['invoices/k-issued', { ...creditDraftDoc('i-credited'), ...issueOf(1, firstCredit) }],
  ['invoices/i-credited', draftDoc({ ...issueOf(1), ...firstCounted, creditIds: ['k-issued'] })],
  [
    'invoices/i-full',
    draftDoc({ ...issueOf(1), creditIds: Array.from({ length: 100 }, (_, i) => `k${i}`) }),
  ],
  ['invoices/i-work', draftDoc({ ...issueOf(1), orderIds })],
  ['invoices/i-work-draft', draftDoc({ orderIds })],
  ['invoices/i-work-whole', draftDoc({ ...issueOf(1), ...credited, orderIds })],
  ['invoices/k-work', { ...creditDraftDoc('i-credited'), ...issueOf(1, firstCredit), orderIds }],
  ['invoices/i-mailed', draftDoc({ ...issueOf(1), customerId: 'c-mailed' })],
  ['invoices/d-draft', draftDoc({ kind: 'deposit' })],
  ['invoices/d-issued', depositDoc()],
  ['invoices/d-other', depositDoc({ customerId: 'c-other' })],
  ['invoices/d-dollars', depositDoc({ currency: 'USD' })],
  ['invoices/d-credited', depositDoc(credited)],
  ['invoices/k-deposit', creditDraftDoc('d-issued')],
  ['invoices/k-taken', creditDraftDoc('d-taken')],
  ['invoices/d-taken', depositDoc({ finalId: 'i-final' })],
  ['invoices/i-final', finalDoc(['d-taken'])],
  ['invoices/d-gone', depositDoc({ finalId: 'i-final-gone' })],
  ['invoices/i-final-gone', finalDoc(['d-gone'], { status: 'discarded' })],
  ['invoices/d-whole', depositDoc({ finalId: 'i-final-whole' })],
  ['invoices/i-final-whole', finalDoc(['d-whole'], { ...issueOf(1), ...credited })],
  ['invoices/d-part', depositDoc({ finalId: 'i-final-part' })],
  [
    'invoices/i-final-part',
    finalDoc(['d-part'], { ...issueOf(1), ...firstCounted, creditIds: ['k-part'] }),
  ],
  ['invoices/i-final-full', finalDoc(Array.from({ length: 10 }, (_, i) => `d${i}`))],
  ['invoices/d-final', depositDoc({ finalId: 'i-final-issued' })],
  ['invoices/i-final-issued', finalDoc(['d-final'], issueOf(1))],
  ['series/invoices', seriesDoc(1, 'i-issued')],
]

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { paperFormat } from '#components/pdf/invoice/paper-format.ts'
import { estimateLineFixture } from '#domain/estimate/estimate.fixture.ts'
import type { EstimateShareView } from '#domain/share/share-view.ts'
import { pricedOptions } from './priced-options.ts'
import { StateNote } from './state-note.tsx'

type Shared = EstimateShareView['estimate']

const sent: Shared = {
  ref: 'EST-1',
  status: 'sent',
  revision: 1,
  title: 'New boiler',
  currency: 'EUR',
  isInclusive: false,
  taxRounding: 'document',
  note: '',
  validUntil: '2026-03-31',
  sentAt: '2026-03-02T09:00:00Z',
  documentHash: 'a'.repeat(64),
  options: [{ id: 'op1', name: 'Standard', note: '' }],
  lines: [estimateLineFixture()],
  deposit: null,
  decision: null,
}
const answered = { name: 'Ana Ruiz', on: '2026-03-03' }

/** What the note says about an estimate, as text. */
function said(estimate: Shared, canApprove = false): string {
  const view = { estimate, canApprove } as EstimateShareView
  const format = paperFormat('en', 'US', 'EUR')
  const html = renderToStaticMarkup(
    <StateNote view={view} options={pricedOptions(estimate)} format={format} />,
  )
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('nothing is said while the estimate can be approved', () => {
  expect(said(sent, true)).toBe('')
})

test.each<readonly [string, Shared, readonly string[]]>([
  [
    'approved',
    { ...sent, status: 'approved', decision: { ...answered, optionId: 'op1' } },
    ['Approved', 'Standard for €120.00, approved by Ana Ruiz on Mar 3, 2026'],
  ],
  [
    'approved, and an order was made',
    { ...sent, status: 'converted', decision: { ...answered, optionId: 'op1' } },
    ['approved by Ana Ruiz'],
  ],
  [
    'declined',
    { ...sent, status: 'declined', decision: { ...answered, optionId: '' } },
    ['Declined by Ana Ruiz on Mar 3, 2026'],
  ],
  ['expired', sent, ['Valid until Mar 31, 2026', 'expired']],
  ['cancelled', { ...sent, status: 'cancelled' }, ['was cancelled']],
])('an estimate that is %s says so', (_, estimate, words) => {
  const text = said(estimate)
  for (const word of words) expect(text).toContain(word)
})

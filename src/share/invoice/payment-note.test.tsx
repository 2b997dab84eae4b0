import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { InvoiceShareView } from '#domain/share/share-view.ts'
import { LanguageContext } from '../language.tsx'
import { PaymentNote } from './payment-note.tsx'
import { Payment } from './payment.tsx'

type Facts = Pick<InvoiceShareView, 'balanceMinor' | 'online'>

function said(facts: Facts, hasReturned: boolean, kind = 'invoice'): string {
  const view = { ...facts, invoice: { kind } } as InvoiceShareView
  return textOf(<PaymentNote view={view} hasReturned={hasReturned} />)
}

function textOf(part: React.ReactNode): string {
  const html = renderToStaticMarkup(part)
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

test.each<readonly [string, Facts, boolean, string]>([
  ['not paid', { balanceMinor: 500, online: 'none' }, false, ''],
  ['only in the address', { balanceMinor: 500, online: 'none' }, true, ''],
  ['just paid', { balanceMinor: 0, online: 'received' }, true, 'Payment received. Thank you.'],
  [
    'just paid in part',
    { balanceMinor: 5, online: 'received' },
    true,
    'Payment received. Thank you.',
  ],
  ['paid before', { balanceMinor: 0, online: 'received' }, false, 'Paid in full. Thank you!'],
  ['paid in part before', { balanceMinor: 5, online: 'received' }, false, ''],
])('%s', (_, facts, hasReturned, text) => {
  expect(said(facts, hasReturned)).toBe(text)
})

test('a payment that takes days', () => {
  expect(said({ balanceMinor: 500, online: 'processing' }, true)).toContain('being processed')
})

test('a credit note has nothing to pay', () => {
  expect(said({ balanceMinor: 0, online: 'none' }, false, 'credit')).toBe('')
})

test.each([
  ['en', 'Pay €120.00 online'],
  ['es', 'Pagar €120.00 en línea'],
] as const)('the button says what is paid, above the account: %s', (language, text) => {
  const rows = [
    ['Due', 'Mar 16'],
    ['IBAN', 'DE02'],
  ] as const
  const part = (online: string | null) =>
    textOf(
      <LanguageContext value={language}>
        <Payment rows={rows} balance="€120.00" online={online} pay={() => Promise.resolve(null)} />
      </LanguageContext>,
    )
  const offered = part('€120.00')
  expect(offered).toContain(text)
  expect(offered.indexOf(text)).toBeLessThan(offered.indexOf('IBAN'))
  expect(part(null)).not.toContain(text)
})

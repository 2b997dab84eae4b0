import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { InvoiceListItem } from '#data/index.ts'
import { enApp } from '#messages/en/app.ts'
import { showMessages } from '#messages/i18n.ts'
import { InvoiceRow } from './invoice-row.tsx'

beforeAll(() => showMessages('en', enApp))

const item = {
  invoice: {
    id: 'i1',
    kind: 'invoice',
    status: 'issued',
    number: 'INV-7',
    issuedOn: '2026-05-01',
    dueOn: '2026-05-08',
    currency: 'EUR',
  },
  customerName: 'Harbour',
  totalMinor: 12_000,
  paidMinor: 0,
  isUnsent: false,
} as InvoiceListItem
const shown = (remindedOn: string | undefined) =>
  renderToStaticMarkup(
    <InvoiceRow
      item={item}
      search=""
      today="2026-05-20"
      remindedOn={remindedOn}
      isSelected={null}
      onSelect={undefined}
    />,
  )

test('the row says when its customer was reminded', () => {
  expect(shown('2026-05-15')).toMatch(/INV-7 · .*Reminded May 15/)
  expect(shown(undefined)).not.toContain('Reminded')
})

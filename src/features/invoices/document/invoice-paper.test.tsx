import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { type Invoice, invoiceSchema } from '#domain/entities/invoice.ts'
import { contentOf } from '#domain/invoice/invoice-content.ts'
import { invoiceLineFixture } from '#domain/invoice/invoice.fixture.ts'
import { invoiceTotals } from '#domain/invoice/invoice-totals.ts'
import { enApp } from '#messages/en/app.ts'
import { showMessages } from '#messages/i18n.ts'
import { InvoicePaper } from './invoice-paper.tsx'

beforeAll(() => showMessages('en', enApp))

const at = '2026-05-04T08:00:00.000Z'
const lines = [invoiceLineFixture()]
const head = { currency: 'EUR', isInclusive: false, taxRounding: 'document' } as const
const totals = invoiceTotals(head, { lines, discount: null })
const invoice: Invoice = {
  id: 'i1',
  ...v.parse(invoiceSchema, {
    schema: 1,
    createdAt: at,
    createdBy: 'u1',
    updatedAt: at,
    updatedBy: 'u1',
    ...head,
    deletedAt: null,
    kind: 'invoice',
    status: 'issued',
    customerId: 'cu1',
    issuedOn: '2026-05-04',
    dueOn: '2026-05-18',
    termsDays: 14,
    totalMinor: 12_000,
    lines,
    totals,
  }),
}

function shown(paidMinor: number, content = contentOf(invoice)): string {
  const facts = { customer: null, address: null, orders: [], credits: [], creditOf: null }
  const view = { ...facts, invoice, paidMinor, isUnsent: false, isRefused: false }
  return renderToStaticMarkup(<InvoicePaper view={view as never} content={content} />)
}

test('asks for what is still open, and for nothing once it is paid', () => {
  expect(shown(0)).toMatch(/Pay €120\.00 by/)
  expect(shown(5000)).toMatch(/Pay €70\.00 by/)
  expect(shown(12_000)).not.toContain('Pay €')
})

test('names an order once, above its lines', () => {
  const line = (id: string, note: string) => invoiceLineFixture({ id, note })
  const several = [line('a', 'W-1 Boiler'), line('b', 'W-1 Boiler'), line('c', 'W-2 Pump')]
  const paper = shown(0, { ...contentOf(invoice), lines: several })
  expect(paper.split('W-1 Boiler')).toHaveLength(2)
  expect(paper).toMatch(/<th scope="rowgroup" colSpan="5">W-1 Boiler</)
  expect(paper.match(/data-grouped/g)).toHaveLength(2)
})

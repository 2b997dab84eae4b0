import { expect, it } from 'vitest'
import { parseRow } from '../stored/parse-row.ts'
import { creditDraft } from './credit-draft.ts'
import { contentOf, type InvoiceContent } from './invoice-content.ts'
import { invoiceArgs, invoiceLineFixture } from './invoice.fixture.ts'
import { invoiceTotals, leftToCredit } from './invoice-totals.ts'
import { linesLeft } from './left-to-credit.ts'

const lines = [
  invoiceLineFixture({ id: 'a', quantityMilli: 3000, priceMinor: 3333 }),
  invoiceLineFixture({ id: 'b', priceMinor: 5000, discount: { kind: 'amount', minor: 1001 } }),
]
const discount = { kind: 'amount', minor: 500 } as const

function issued(more: object = {}) {
  const stamps = { schema: 1, updatedAt: '2026-03-02T09:00:00.000Z', updatedBy: 'a1' }
  const created = { createdAt: stamps.updatedAt, createdBy: 'a1', status: 'issued', ...stamps }
  const row = parseRow('invoices', 'i1', {
    ...invoiceArgs({ lines, discount }),
    ...created,
    ...more,
  })
  if (!row.ok) throw new Error('The invoice cannot be read')
  const content = contentOf(row.value)
  const totals = invoiceTotals(row.value, content)
  return { invoice: row.value, content: { ...content, totals }, totals }
}

let count = 0
const newId = () => `new${(count += 1)}`

function credit(quantities: Record<string, number>, credits: readonly InvoiceContent[] = []) {
  const { invoice, content } = issued()
  const args = { invoice, content, credits, quantities: new Map(Object.entries(quantities)), newId }
  return creditDraft(args)
}

function contentOfDraft(draft: ReturnType<typeof credit>): InvoiceContent {
  return { ...issued().content, lines: draft.lines, discount: draft.discount }
}

it('takes back all of an invoice to the cent', () => {
  const { invoice, content, totals } = issued()
  const draft = credit({ a: 3000, b: 1000 })
  expect(draft).toMatchObject({
    kind: 'credit',
    creditOf: 'i1',
    customerId: 'cu1',
    lines: [
      { sources: [{ kind: 'line', id: 'a' }], quantityMilli: 3000 },
      { sources: [{ kind: 'line', id: 'b' }], discount: { kind: 'amount', minor: 1001 } },
    ],
    discount,
  })
  const sums = invoiceTotals(invoice, contentOfDraft(draft), leftToCredit(content))
  expect(sums?.totalMinor).toBe(totals?.totalMinor)
})

it('takes back the rest with the last part', () => {
  const { invoice, content, totals } = issued()
  const first = contentOfDraft(credit({ a: 1000 }))
  expect(first.discount).toEqual({ kind: 'amount', minor: 119 })
  const firstSums = invoiceTotals(invoice, first, leftToCredit(content))
  expect(linesLeft(content, [first]).map(({ leftMilli }) => leftMilli)).toEqual([2000, 1000])
  const rest = contentOfDraft(credit({ a: 2000, b: 1000 }, [first]))
  expect(rest.discount).toEqual({ kind: 'amount', minor: 381 })
  const left = leftToCredit({ totals: content.totals, credited: firstSums?.taxes ?? [] })
  const restSums = invoiceTotals(invoice, rest, left)
  expect((firstSums?.totalMinor ?? 0) + (restSums?.totalMinor ?? 0)).toBe(totals?.totalMinor)
})

it('leaves out what is not chosen', () => {
  const draft = credit({ b: 500 })
  expect(draft.lines).toHaveLength(1)
  expect(draft.lines[0]).toMatchObject({ name: 'Boiler service', discount: { minor: 501 } })
})

it('leaves nothing of a line that credit notes took back', () => {
  const { content } = issued()
  const all = contentOfDraft(credit({ a: 3000 }))
  expect(linesLeft(content, [all, all]).map(({ leftMilli }) => leftMilli)).toEqual([0, 1000])
})

import { describe, expect, it } from 'vitest'
import { writeCii } from '#domain/einvoice/cii/write-cii.ts'
import {
  compareDecimals,
  negated,
  parseDecimal,
  productOf,
  roundedTo,
  sumOf,
} from '#domain/einvoice/decimal.ts'
import { einvoiceOf } from '#domain/einvoice/einvoice-of.ts'
import type { EInvoice } from '#domain/einvoice/model.ts'
import { brokenRules } from '#domain/einvoice/rules/broken-rules.ts'
import { writeUbl } from '#domain/einvoice/ubl/write-ubl.ts'
import { contentOf } from '#domain/invoice/invoice-content.ts'
import { generateInvoices } from './generate-invoices.ts'
import { readCii } from './read-cii.ts'
import { readUbl } from './read-ubl.ts'

const credited = { number: 'INV-1', issuedOn: '2026-01-05' }

const made = generateInvoices(15, 500).map((invoice) => {
  const options = { credited: invoice.kind === 'credit' ? credited : null }
  const result = einvoiceOf(invoice, contentOf(invoice), options)
  if (!result.ok) throw new Error(`${invoice.id}: ${result.problem}`)
  return { invoice, einvoice: result.value }
})

describe.each([
  ['UBL', (invoice: EInvoice) => readUbl(writeUbl(invoice))],
  ['CII', (invoice: EInvoice) => readCii(writeCii(invoice))],
])('500 invoices as %s', (_, through) => {
  const read = made.map(({ einvoice }) => through(einvoice))

  it('break no rule', () => {
    const broken = read.flatMap((invoice) =>
      brokenRules(invoice).map(({ id }) => `${invoice.number} ${id}`),
    )
    expect(broken).toEqual([])
  })

  it('say what was written', () => {
    expect(read).toEqual(made.map(({ einvoice }) => printable(einvoice)))
  })
})

it('are of every kind', () => {
  const kinds = new Set(
    made.flatMap(({ invoice, einvoice }) => [
      invoice.kind,
      invoice.currency,
      invoice.isInclusive,
      invoice.taxRounding,
      ...einvoice.taxes.map(({ category }) => category),
      ...einvoice.adjustments.map(({ isCharge }) => `document ${isCharge}`),
      ...einvoice.lines.flatMap((line) => line.adjustments.map((one) => `line ${one.isCharge}`)),
      ...(einvoice.totals.rounding === '' ? [] : ['rounding']),
      ...(einvoice.totals.prepaid === '' ? [] : ['prepaid']),
      ...(einvoice.profileId === '' ? ['plain'] : ['XRechnung']),
    ]),
  )
  const words =
    'invoice credit EUR USD JPY document line S Z E AE K G O rounding prepaid plain XRechnung'
  const adjusted = ['document true', 'document false', 'line true', 'line false']
  for (const kind of [true, false, ...words.split(' '), ...adjusted])
    expect(kinds, `${kind}`).toContain(kind)
})

it('price each line so that price times quantity is its net amount', () => {
  for (const { einvoice } of made) {
    const digits = parseDecimal(einvoice.totals.net)?.digits ?? 0
    for (const line of einvoice.lines) {
      const taken = line.adjustments.map(({ isCharge, amount }) =>
        isCharge ? decimal(amount) : negated(decimal(amount)),
      )
      const price = productOf(decimal(line.price), decimal(line.quantity))
      const base = line.baseQuantity || '1'
      const full = sumOf([decimal(line.net), ...taken.map(negated)])
      // Within half of the smallest unit, times what the price is for.
      const difference = sumOf([price, negated(productOf(full, decimal(base)))])
      const half = productOf({ units: 5n, digits: digits + 1 }, decimal(base))
      expect(compareDecimals(difference, half)).toBeLessThanOrEqual(0)
      expect(compareDecimals(difference, negated(half))).toBeGreaterThanOrEqual(0)
    }
  }
})

it('tax each rate exactly where prices are without tax, and to the last digit where they are with it', () => {
  for (const { einvoice, invoice } of made) {
    if (invoice.taxRounding === 'line') continue
    const digits = parseDecimal(einvoice.totals.net)?.digits ?? 0
    for (const { base, tax, rate } of einvoice.taxes) {
      const share = productOf(decimal(rate || '0'), { units: 1n, digits: 2 })
      const exact = roundedTo(productOf(decimal(base), share), digits)
      const difference = sumOf([decimal(tax), negated(exact)])
      const most = invoice.isInclusive ? 1n : 0n
      expect(difference.units <= most && difference.units >= -most).toBe(true)
    }
  }
})

function decimal(text: string) {
  const value = parseDecimal(text)
  if (!value) throw new Error(`No number: ${text}`)
  return value
}

/** Without the control characters that XML cannot hold, and with its line ends. */
function printable(invoice: EInvoice): EInvoice {
  return JSON.parse(JSON.stringify(invoice).replaceAll(/\\u000[01]|\\r/g, '')) as EInvoice
}

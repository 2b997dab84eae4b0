import type { Invoice } from '../entities/invoice.ts'
import type { InvoiceContent } from '../invoice/invoice-content.ts'
import { invoiceTotals } from '../invoice/invoice-totals.ts'
import { minorDigits } from '../money/minor-digits.ts'
import { fail, ok, type Result } from '#lib/result.ts'
import { exemptionOf } from './exemption.ts'
import { adjustmentsOf, amountText, lineOf, taxOf } from './line-of.ts'
import type { EInvoice, EPayment, EPeriod, ETotals } from './model.ts'
import { numbersOf, partyOf } from './party-of.ts'
import { profileOf } from './profile.ts'

export interface EInvoiceOptions {
  /** The invoice that a credit note is about; null for an invoice. */
  readonly credited: Pick<Invoice, 'number' | 'issuedOn'> | null
  /** When and how to pay, in words; '' for the due day alone. */
  readonly terms?: string
  /** The word for a discount. */
  readonly discount?: string
}

const typeCodes = { invoice: '380', deposit: '386', credit: '381' } as const

/** 'decimals': its currency has more than two digits; 'unreadable': what it says does not fit together. */
export type NoEInvoice = 'notIssued' | 'decimals' | 'unreadable'

/**
 * An issued invoice or credit note as an e-invoice of EN 16931. Prices with tax become prices without, so that every sum
 * holds; what is missing in it is `missingIn`'s to say.
 */
export function einvoiceOf(
  invoice: Invoice,
  content: InvoiceContent,
  { credited, terms = '', discount = 'Discount' }: EInvoiceOptions,
): Result<EInvoice, NoEInvoice> {
  const { seller, buyer, totals, lines } = content
  const { number, issuedOn, currency } = invoice
  if (invoice.status !== 'issued' || issuedOn === null) return fail('notIssued')
  const digits = minorDigits(currency)
  if (digits > 2) return fail('decimals')
  // As a credit note that takes the rest, so that its tax is the one that was issued.
  const sums = totals && invoiceTotals(invoice, content, totals.taxes)
  const isSame = sums?.linesMinor === totals?.linesMinor && sums?.totalMinor === totals?.totalMinor
  if (!seller || !buyer || !totals || !sums || !isSame) return fail('unreadable')

  const context = { isInclusive: invoice.isInclusive, digits, discount }
  const adjustments = totals.taxes.flatMap((tax) =>
    adjustmentsOf(BigInt(tax.discountMinor), context).map((one) => ({ ...one, ...taxOf(tax) })),
  )
  const isOutsideTax = totals.taxes.some(({ category }) => category === 'O')
  const days = [invoice.supplyFrom, invoice.supplyTo].filter((day) => day !== null).toSorted()
  const [start = '', end = start] = days
  const isOneDay = start === end
  const parties = {
    seller: partyOf(seller, numbersOf(seller, isOutsideTax)),
    buyer: { ...partyOf(buyer, numbersOf(buyer, isOutsideTax)), taxNumber: '' },
    buyerReference: buyer.buyerReference?.trim() ?? '',
    payment: paymentOf(invoice, seller),
  }
  const isWithinUnion = totals.taxes.some(({ category }) => category === 'K')
  const profile = profileOf(parties)
  return ok({
    ...profile,
    number,
    issuedOn,
    dueOn: invoice.dueOn ?? '',
    typeCode: typeCodes[invoice.kind],
    note: invoice.note.trim(),
    currency,
    preceding: [...(credited ? [credited] : []), ...content.deposits].map((one) => ({
      number: one.number,
      issuedOn: one.issuedOn ?? '',
    })),
    ...parties,
    deliveredOn: isOneDay ? start : '',
    period: isOneDay ? null : ({ start, end } satisfies EPeriod),
    // Sales within the EU say where to (BR-IC-12).
    deliverTo: isWithinUnion ? parties.buyer.address : null,
    terms: terms.trim() || (invoice.dueOn ?? ''),
    adjustments,
    totals: totalsOf(totals, digits),
    taxes: totals.taxes.map((tax) => ({
      ...taxOf(tax),
      // XRechnung asks for a rate there, too (BR-DE-14).
      ...(tax.category === 'O' && profile.profileId !== '' ? { rate: '0' } : {}),
      ...exemptionOf(tax.category, lines),
      base: amountText(tax.baseMinor, digits),
      tax: amountText(tax.taxMinor, digits),
    })),
    lines: lines.flatMap((line, i) => {
      const of = sums.lines[i]
      return of ? [lineOf(line, of, i + 1, context)] : []
    }),
  })
}

function totalsOf(totals: NonNullable<InvoiceContent['totals']>, digits: number): ETotals {
  const amount = (minor: number) => amountText(minor, digits)
  const optional = (minor: number) => (minor === 0 ? '' : amount(minor))
  const discounts = totals.taxes.map(({ discountMinor }) => discountMinor)
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  return {
    lines: amount(totals.linesMinor),
    allowances: optional(sum(discounts.filter((minor) => minor > 0))),
    charges: optional(-sum(discounts.filter((minor) => minor < 0))),
    net: amount(totals.netMinor),
    tax: amount(totals.taxMinor),
    total: amount(totals.totalMinor),
    prepaid: optional(totals.prepaidMinor),
    rounding: optional(totals.roundingMinor),
    payable: amount(totals.payableMinor),
  }
}

/** A transfer to the seller's account: within SEPA for euros. A credit note is settled between the two. */
function paymentOf(
  { kind, currency, number }: Invoice,
  seller: NonNullable<InvoiceContent['seller']>,
): EPayment | null {
  if (kind === 'credit') return { meansCode: '97', reference: number, account: null }
  const id = seller.iban.replaceAll(/\s/g, '').toUpperCase()
  if (id === '') return null
  const meansCode = currency === 'EUR' ? '58' : '30'
  return { meansCode, reference: number, account: { id, name: seller.name.trim() } }
}

import { type NotePlace, noteGroups } from '#domain/invoice/note-groups.ts'
import type { Invoice } from '#domain/entities/invoice.ts'
import type { Language } from '#domain/entities/user.ts'
import type { InvoiceContent } from '#domain/invoice/invoice-content.ts'
import { shownKind } from '#domain/invoice/shown-kind.ts'
import { invoiceTotals } from '#domain/invoice/invoice-totals.ts'
import type { LineTotals } from '#domain/money/document/document.ts'
import { addressLines } from '#domain/geo/address-lines.ts'
import { epcText } from './epc-code.ts'
import { type InvoiceWords, invoiceWords } from './invoice-words.ts'
import { type PaperFormat, paperFormat } from './paper-format.ts'

type Row = readonly [label: string, value: string]
type Party = NonNullable<InvoiceContent['seller']>

/** What an invoice on paper says, as texts in its reader's language. */
export interface InvoicePaper {
  readonly words: InvoiceWords
  readonly heading: string
  readonly number: string
  readonly isDraft: boolean
  /** When it was made, for the file: a reprint has the same. */
  readonly madeAt: string
  readonly seller: PaperParty
  readonly buyer: PaperParty
  readonly facts: readonly Row[]
  readonly lines: readonly PaperLine[]
  readonly sums: readonly Row[]
  readonly payable: Row
  readonly taxes: readonly (readonly [rate: string, base: string, tax: string])[]
  readonly remarks: readonly string[]
  readonly payment: readonly Row[]
  /** The text of the code to pay with; null for none. */
  readonly code: string | null
}

interface PaperParty {
  readonly name: string
  readonly lines: readonly string[]
}

interface PaperLine {
  /** What heads the lines from this one on; '' for none. */
  readonly heading: string
  /** Whether it is among lines beneath a heading. */
  readonly isGrouped: boolean
  readonly name: string
  readonly details: readonly string[]
  readonly quantity: string
  readonly price: string
  readonly rate: string
  readonly amount: string
}

export interface PaperOptions {
  readonly language: Language
  /** The number of the invoice that a credit note is about; '' for an invoice. */
  readonly creditOf: string
  /** When and how to pay, in words; '' for the due day alone. */
  readonly terms: string
}

/** Of a draft, `content` has the parties that its issue will have. Null where its sums are too large. */
export function paperOf(
  invoice: Invoice,
  content: InvoiceContent,
  options: PaperOptions,
): InvoicePaper | null {
  const { seller, buyer } = content
  const sums = invoiceTotals(invoice, content, content.totals?.taxes)
  if (!sums || !seller || !buyer) return null
  const totals = content.totals ?? sums
  const words = invoiceWords[options.language]
  const format = paperFormat(options.language, seller.address.country, invoice.currency)
  const isAbroad = seller.address.country !== buyer.address.country
  const countryName = (code: string) => (isAbroad ? format.country(code) : '')
  const isDraft = invoice.status === 'draft' || invoice.status === 'issuing'
  const isCredit = invoice.kind === 'credit'
  const code = isDraft || isCredit ? null : epcText(paymentOf(invoice, seller, totals))
  return {
    words,
    heading: words[shownKind(invoice)],
    number: isDraft ? words.draft : invoice.number,
    isDraft,
    madeAt: invoice.issuedOn ? `${invoice.issuedOn}T00:00:00Z` : invoice.createdAt,
    seller: partyOf(seller, true, countryName),
    buyer: partyOf(buyer, false, countryName),
    facts: factsOf(invoice, buyer, options, words, format),
    lines: noteGroups(content.lines).flatMap((place, i) => {
      const [line, of] = [content.lines[i], sums.lines[i]]
      return line && of
        ? [{ ...lineOf(line, place.note, of, words, format), ...headOf(place) }]
        : []
    }),
    sums: sumsOf(invoice.isInclusive, sums.lines, totals, content.deposits, words, format),
    payable: [isCredit ? words.credited : words.payable, format.money(totals.payableMinor)],
    taxes: totals.taxes.map(({ rateMilliPercent, baseMinor, taxMinor }) => [
      format.percent(rateMilliPercent),
      format.money(baseMinor),
      format.money(taxMinor),
    ]),
    remarks: remarksOf(invoice, content, words),
    payment: isCredit ? [] : paymentRows(invoice, seller, options, words, format),
    code,
  }
}

function partyOf(
  party: Party,
  isSeller: boolean,
  countryName: (code: string) => string,
): PaperParty {
  const { address, taxIds, phone, email, website } = party
  const reach = [phone, email, website.replace(/^https?:\/\//, '')].filter(isFilled).join(' · ')
  const ids = taxIds.filter(isFilled)
  const lines = [
    ...addressLines(address, countryName(address.country)),
    ...(isSeller ? [reach, ids.join(' · ')] : ids),
  ]
  return { name: party.name, lines: lines.filter(isFilled) }
}

function factsOf(
  invoice: Invoice,
  buyer: Party,
  { creditOf }: PaperOptions,
  words: InvoiceWords,
  { day }: PaperFormat,
): readonly Row[] {
  const { supplyFrom, supplyTo, issuedOn, dueOn } = invoice
  const supply = [supplyFrom, supplyTo].filter((one) => one !== null).toSorted()
  const rows: readonly Row[] = [
    [words.issuedOn, issuedOn === null ? '' : day(issuedOn)],
    [words.supply, [...new Set(supply)].map(day).join(' – ')],
    [words.dueOn, dueOn === null || invoice.kind === 'credit' ? '' : day(dueOn)],
    [words.creditOf, creditOf],
    [words.reference, buyer.buyerReference ?? ''],
  ]
  return rows.filter(([, value]) => isFilled(value))
}

function headOf({ heading, isGrouped }: NotePlace) {
  return { heading, isGrouped }
}

function lineOf(
  line: InvoiceContent['lines'][number],
  note: string,
  { discountMinor, amountMinor }: LineTotals,
  words: InvoiceWords,
  format: PaperFormat,
): Omit<PaperLine, 'heading' | 'isGrouped'> {
  const { discount } = line
  const share = discount?.kind === 'percent' ? ` ${format.percent(discount.milliPercent)}` : ''
  const taken =
    discountMinor === 0 ? '' : `${words.discount}${share}: ${format.money(-discountMinor)}`
  return {
    name: line.name,
    details: [note, taken].filter(isFilled),
    quantity: format.quantity(line.quantityMilli, line.unitCode),
    price: format.price(line.priceMinor, line.perQuantity),
    rate: format.percent(line.tax.rateMilliPercent),
    amount: format.money(amountMinor),
  }
}

function sumsOf(
  isInclusive: boolean,
  lines: readonly LineTotals[],
  totals: NonNullable<InvoiceContent['totals']>,
  deposits: InvoiceContent['deposits'],
  words: InvoiceWords,
  { money, day }: PaperFormat,
): readonly Row[] {
  const subtotal = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const discount = subtotal - (isInclusive ? totals.totalMinor : totals.netMinor)
  const row = (label: string, minor: number): readonly Row[] =>
    minor === 0 ? [] : [[label, money(minor)]]
  return [
    ...(discount === 0
      ? []
      : ([
          [words.subtotal, money(subtotal)],
          [words.discount, money(-discount)],
        ] as const)),
    [words.net, money(totals.netMinor)],
    [words.tax, money(totals.taxMinor)],
    [words.total, money(totals.totalMinor)],
    ...deposits.flatMap(({ number, issuedOn, taxMinor, totalMinor }) => {
      const said = [number, issuedOn === null ? '' : day(issuedOn)].filter(isFilled).join(', ')
      return row(`${words.deducted} ${said} (${words.tax} ${money(taxMinor)})`, -totalMinor)
    }),
    ...(deposits.length === 0 ? row(words.prepaid, -totals.prepaidMinor) : []),
    ...row(words.rounding, totals.roundingMinor),
  ]
}

function remarksOf(
  { isInclusive, note }: Invoice,
  { lines }: InvoiceContent,
  words: InvoiceWords,
): readonly string[] {
  const reasons = lines.map(({ tax }) => tax.reason.trim())
  return [...(isInclusive ? [words.inclusive] : []), ...new Set(reasons), note.trim()].filter(
    isFilled,
  )
}

function paymentRows(
  { dueOn, number }: Invoice,
  { iban }: Party,
  { terms }: PaperOptions,
  words: InvoiceWords,
  { day }: PaperFormat,
): readonly Row[] {
  const spaced = iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ')
  const rows: readonly Row[] = [
    [words.dueOn, terms.trim() || (dueOn === null ? '' : day(dueOn))],
    [words.account, spaced],
    [words.paymentReference, isFilled(iban) ? number : ''],
  ]
  return rows.filter(([, value]) => isFilled(value))
}

function paymentOf(
  { currency, number }: Invoice,
  { name, iban }: Party,
  { payableMinor }: { readonly payableMinor: number },
) {
  return { name, iban, currency, minor: payableMinor, reference: number }
}

function isFilled(text: string): boolean {
  return text.trim() !== ''
}

import { writeCsv, type CsvCell } from '#lib/csv.ts'
import { groupBy } from '#lib/group-by.ts'
import type { Invoice } from '../../entities/invoice.ts'
import { decimalText } from '../../einvoice/decimal.ts'
import { minorDigits } from '../../money/minor-digits.ts'
import { contentOf, type InvoiceContent } from '../invoice-content.ts'
import { type FoldedLine, foldedLines } from './folded-lines.ts'

/** A file for an accounting program, and what it adds up to, so that people can compare after they imported it. */
export interface ExportFile {
  readonly name: string
  readonly csv: string
  readonly invoiceIds: readonly string[]
  /** The sums with tax less deposits, in minor units, by currency; credit notes are positive here. */
  readonly totals: Readonly<Record<string, number>>
}

export interface Exported {
  readonly files: readonly ExportFile[]
  readonly leftOut: readonly LeftOut[]
  /** Our codes of the taxes in the files. */
  readonly taxCodes: readonly string[]
}

/** Why a program cannot take a document; 'negative': it is below zero at a rate, 'tooLong': it has too many lines. */
export type LeftOutReason = 'notIssued' | 'unreadable' | 'negative' | 'tooLong'

export interface LeftOut {
  readonly id: string
  readonly reason: LeftOutReason
}

export interface ExportItem {
  readonly invoice: Invoice
  readonly content: InvoiceContent
  readonly lines: readonly FoldedLine[]
}

/** How a program wants its files. */
export interface ExportFormat {
  readonly name: string
  readonly header: readonly string[]
  readonly mostInvoices: number
  readonly mostRows: number
  /** What documents of one file share: the name of the file. */
  readonly fileOf: (invoice: Invoice) => string
  readonly rowsOf: (item: ExportItem) => readonly (readonly CsvCell[])[]
}

/** The files of issued documents, split as the program asks for. */
export function exportFiles(invoices: readonly Invoice[], format: ExportFormat): Exported {
  const leftOut: LeftOut[] = []
  const items = invoices.flatMap((invoice): readonly ExportItem[] => {
    const item = itemOf(invoice, format)
    if (typeof item !== 'string') return [item]
    leftOut.push({ id: invoice.id, reason: item })
    return []
  })
  const groups = groupBy(items, ({ invoice }) => format.fileOf(invoice))
  const files = [...groups].flatMap(([name, group]) => {
    const parts = split(group, format)
    return parts.map((part, i) =>
      fileOf(parts.length === 1 ? name : `${name}-${i + 1}`, part, format),
    )
  })
  const taxCodes = new Set(items.flatMap(({ lines }) => lines.map(({ taxCode }) => taxCode)))
  return { files, leftOut, taxCodes: [...taxCodes] }
}

function itemOf(invoice: Invoice, { mostRows }: ExportFormat): ExportItem | LeftOutReason {
  if (invoice.status !== 'issued') return 'notIssued'
  const content = contentOf(invoice)
  const lines = foldedLines(invoice, content)
  if (lines === 'negative' || lines === 'unreadable') return lines
  return lines.length > mostRows ? 'tooLong' : { invoice, content, lines }
}

/** Quantity and price of a line whose amount is fixed: one piece where the price would not be exact. */
export function quantityAndPrice(
  quantityMilli: number,
  minor: number,
  currency: string,
): { readonly quantity: string; readonly price: string; readonly isExact: boolean } {
  const digits = minorDigits(currency)
  const price = (units: bigint) => decimalText({ units, digits }, digits)
  const [all, quantity] = [BigInt(minor) * 1000n, BigInt(quantityMilli)]
  const isExact = quantity > 0n && all % quantity === 0n
  return isExact
    ? {
        quantity: decimalText({ units: quantity, digits: 3 }),
        price: price(all / quantity),
        isExact,
      }
    : { quantity: '1', price: price(BigInt(minor)), isExact: quantity === 1000n }
}

/** What a line is called: with its quantity where that stands nowhere else. */
export function descriptionOf(
  { description, quantityMilli }: FoldedLine,
  isExact: boolean,
): string {
  if (isExact || quantityMilli === 1000) return description
  return `${description} (${decimalText({ units: BigInt(quantityMilli), digits: 3 })})`
}

function split(
  items: readonly ExportItem[],
  { mostInvoices, mostRows }: ExportFormat,
): readonly (readonly ExportItem[])[] {
  const parts: ExportItem[][] = []
  let rows = 0
  for (const item of items) {
    const part = parts.at(-1)
    const fits = part && part.length < mostInvoices && rows + item.lines.length <= mostRows
    if (fits) part.push(item)
    else parts.push([item])
    rows = item.lines.length + (fits ? rows : 0)
  }
  return parts
}

function fileOf(name: string, items: readonly ExportItem[], format: ExportFormat): ExportFile {
  const totals: Record<string, number> = {}
  for (const { invoice, content } of items) {
    const { totalMinor = 0, prepaidMinor = 0 } = content.totals ?? {}
    totals[invoice.currency] = (totals[invoice.currency] ?? 0) + totalMinor - prepaidMinor
  }
  return {
    name: `${format.name}-${name}.csv`,
    csv: writeCsv([format.header, ...items.flatMap(format.rowsOf)]),
    invoiceIds: items.map(({ invoice }) => invoice.id),
    totals,
  }
}

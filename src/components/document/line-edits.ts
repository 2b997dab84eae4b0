import type { TaxCode } from '#domain/company/tax-code.ts'
import type { Item } from '#domain/entities/item.ts'
import type { LinePricing } from '#domain/pricing/line-pricing.ts'
import { appliedTax } from '#domain/invoice/applied-tax.ts'
import type { InvoiceLine } from '#domain/invoice/invoice-content.ts'
import { unitCodeOf } from '#domain/stock/unit-codes.ts'

type Lines = readonly InvoiceLine[]

/** A line that is not from the catalogue. */
export function freeLine(id: string, name: string, tax: TaxCode): InvoiceLine {
  return {
    id,
    sources: [],
    name,
    note: '',
    quantityMilli: 1000,
    unitCode: 'C62',
    priceMinor: 0,
    perQuantity: 1,
    discount: null,
    tax: appliedTax(tax),
  }
}

/**
 * One of an item of the catalogue, at the customer's price where it is known; its tax is the item's where that is among
 * `taxes`.
 */
export function itemLine(
  id: string,
  item: Item,
  usual: TaxCode,
  taxes: readonly TaxCode[],
  pricing: LinePricing | null,
): InvoiceLine {
  const unitCode = unitCodeOf(item)
  const tax = taxes.find(({ code }) => code === item.taxCode) ?? usual
  const line = freeLine(id, item.name, tax)
  const { priceMinor, source } = pricing?.priceOf(item, line.quantityMilli) ?? {
    priceMinor: item.priceMinor,
    source: { kind: 'catalogue', itemId: item.id } as const,
  }
  return { ...line, unitCode, priceMinor, priceSource: source }
}

export function changeLine(lines: Lines, id: string, more: Partial<InvoiceLine>): Lines {
  return lines.map((line) => (line.id === id ? { ...line, ...more } : line))
}

export function removeLine(lines: Lines, id: string): Lines {
  return lines.filter((line) => line.id !== id)
}

/** The lines with one of them moved by some places; it stays within them. */
export function moveLine(lines: Lines, id: string, by: -1 | 1): Lines {
  const from = lines.findIndex((line) => line.id === id)
  const [line, other] = [lines[from], lines[from + by]]
  if (!line || !other) return lines
  return lines.map((one) => (one === line ? other : one === other ? line : one))
}

import { type DemoLine, linesOf, type LineStart } from '../invoices/invoice-sums.ts'
import { unitCodes } from '../invoices/order-lines.ts'
import { items, laborItem } from '../stock/items.ts'
import type { Offer, OfferLine } from './offers.ts'

export interface DemoEstimateLine extends DemoLine {
  readonly optionId: string
}

/** The priced lines of all offers, option by option, with their fields in the order in which they are hashed. */
export function estimateLines(offers: readonly Offer[]): readonly DemoEstimateLine[] {
  const all = offers.flatMap((offer, i) =>
    offer.lines.map((line) => ({ start: startOf(line), optionId: `o${i + 1}` })),
  )
  return linesOf(all.map(({ start }) => start)).map((line, i) => ({
    id: line.id,
    name: line.name,
    note: line.note,
    quantityMilli: line.quantityMilli,
    unitCode: line.unitCode,
    priceMinor: line.priceMinor,
    perQuantity: line.perQuantity,
    discount: line.discount,
    tax: line.tax,
    optionId: all[i]?.optionId ?? '',
    sources: line.sources,
  }))
}

function startOf(line: OfferLine): LineStart {
  if ('hours' in line)
    return {
      sources: [],
      name: laborItem.name,
      quantityMilli: line.hours * 1000,
      unitCode: 'HUR',
      priceMinor: laborItem.priceMinor,
    }
  if ('price' in line)
    return {
      sources: [],
      name: line.name,
      quantityMilli: 1000,
      unitCode: 'C62',
      priceMinor: line.price,
    }
  const item = items.find(({ sku }) => sku === line.sku)
  if (!item) throw new Error(`There is no item ${line.sku}`)
  return {
    sources: [],
    name: item.name,
    quantityMilli: line.quantity * 1000,
    unitCode: unitCodes[item.unit] ?? 'C62',
    priceMinor: item.price,
  }
}

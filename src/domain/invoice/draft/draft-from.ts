import { defaultTaxCodeOf, taxCodesOf } from '#domain/company/tax-codes-of.ts'
import { cashStepField } from '#domain/money/cash-rounding.ts'
import type { TaxRounding } from '#domain/money/document/tax-rounding.ts'
import { localDay } from '#domain/time/local-time.ts'
import { appliedTax } from '../applied-tax.ts'
import { billedOn } from '../billed-sources.ts'
import { type InvoiceLine, mostInvoiceLines } from '../invoice-content.ts'
import type { LineSource } from '../line-source.ts'
import type { BillableOrder, BillableWork, DraftLine } from './billable-work.ts'
import { partLines } from './part-lines.ts'
import { timeLines } from './time-lines.ts'

/** A draft as `invoice/create` takes it. */
export interface InvoiceDraft {
  readonly customerId: string
  readonly orderIds: readonly string[]
  readonly lines: readonly InvoiceLine[]
  /** The first and the last day of the work, in the company's zone. */
  readonly supplyFrom: string | null
  readonly supplyTo: string | null
  readonly currency: string
  readonly isInclusive: boolean
  readonly taxRounding: TaxRounding
  /** Missing where its payable sum is exact. */
  readonly cashStepMinor?: number
  readonly termsDays: number
  readonly note: string
}

type Billed = Omit<DraftLine, 'sources'> & {
  readonly sources: readonly LineSource[]
  readonly note: string
}

/**
 * The draft of an invoice over what is not billed yet of some orders of one customer (that of the first; orders of
 * others are left out): for each order its fixed price, or its hours and the items used, at the prices of the customer.
 * The note names a single order, and a line its own where there are several; should that make more lines than an
 * invoice has, hours and items of all orders are added up. A price that nobody has entered is 0.
 */
export function draftFrom(work: BillableWork): InvoiceDraft {
  const [first] = work.orders
  const customerId = first?.customerId ?? ''
  const orders = work.orders.filter((order) => order.customerId === customerId)
  const ids = new Set(orders.map(({ id }) => id))
  const days = daysOf(work, ids)
  return {
    customerId,
    orderIds: [...ids],
    lines: linesOf(work, orders)
      .slice(0, mostInvoiceLines)
      .map((line, i) => invoiceLineOf(line, `l${i + 1}`, work)),
    supplyFrom: days[0] ?? null,
    supplyTo: days.at(-1) ?? null,
    currency: work.company.currency,
    isInclusive: work.company.pricesIncludeTax,
    taxRounding: 'document',
    ...cashStepField(work.company),
    termsDays: work.company.termsDays,
    note: orders.length === 1 && first ? `${first.ref} ${first.title}` : '',
  }
}

function linesOf(work: BillableWork, orders: readonly BillableOrder[]): readonly Billed[] {
  const noteOf = ({ ref, title }: BillableOrder) => (orders.length > 1 ? `${ref} ${title}` : '')
  const fixed = (order: BillableOrder): readonly Billed[] => {
    const source = { kind: 'order', id: order.id } as const
    if (order.fixedPriceMinor === null) return []
    // What was billed by time and parts is not billed once more by its price.
    if (isBegun(work, order.id)) return []
    const { title: name, fixedPriceMinor: priceMinor } = order
    const note = orders.length > 1 ? order.ref : ''
    const unit = { quantityMilli: 1000, unitCode: 'C62', taxCode: null }
    return [{ sources: [source], name, note, priceMinor, ...unit }]
  }
  const counted = (ids: ReadonlySet<string>, note: string): readonly Billed[] =>
    [...timeLines(work, ids), ...partLines(work, ids)].map((line) => ({ ...line, note }))
  const isCounted = (order: BillableOrder) => order.fixedPriceMinor === null
  const byOrder = orders.flatMap((order) =>
    isCounted(order) ? counted(new Set([order.id]), noteOf(order)) : fixed(order),
  )
  if (byOrder.length <= mostInvoiceLines) return byOrder
  const ids = new Set(orders.filter(isCounted).map(({ id }) => id))
  return [...orders.flatMap(fixed), ...counted(ids, '')]
}

function isBegun({ billedSources, timeEntries, movements }: BillableWork, id: string): boolean {
  const isBilled = (kind: LineSource['kind'], source: string) =>
    billedOn(billedSources, { kind, id: source }, id) !== undefined
  return (
    isBilled('order', id) ||
    timeEntries.some((one) => one.orderId === id && isBilled('timeEntry', one.id)) ||
    movements.some((one) => one.orderId === id && isBilled('movement', one.id))
  )
}

function invoiceLineOf(
  { taxCode, ...line }: Billed,
  id: string,
  { company }: BillableWork,
): InvoiceLine {
  const found = taxCodesOf(company).find(({ code }) => code === taxCode)
  const tax = appliedTax(found ?? defaultTaxCodeOf(company))
  return { ...line, id, perQuantity: 1, discount: null, tax }
}

/** The days on which these orders were worked on; the day of their last step where nothing says so. */
function daysOf(work: BillableWork, orderIds: ReadonlySet<string>): readonly string[] {
  const isOurs = ({ orderId }: { readonly orderId: string | null }) => orderIds.has(orderId ?? '')
  const times = [
    ...work.visits.filter(({ id }) => orderIds.has(id)).map(({ at }) => at),
    ...work.timeEntries.filter(isOurs).map(({ startedAt }) => startedAt),
    ...work.movements.filter(isOurs).map(({ at }) => at),
  ]
  const known =
    times.length > 0
      ? times
      : work.orders.filter(({ id }) => orderIds.has(id)).map(({ statusAt }) => statusAt)
  return known.map((at) => localDay(at, work.company.timeZone)).toSorted()
}

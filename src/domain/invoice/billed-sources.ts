import type { Invoice } from '../entities/invoice.ts'
import { contentOf } from './invoice-content.ts'
import { isWhollyCredited } from './is-wholly-credited.ts'
import type { LineSource } from './line-source.ts'

/** The invoice on which each source stands. */
export type BilledSources = ReadonlyMap<string, Invoice>

/** Whether what stands on it is billed: it is a draft or issued, and not wholly credited. */
export function isBilling(invoice: Invoice): boolean {
  return invoice.kind === 'invoice' && invoice.status !== 'discarded' && !isWhollyCredited(invoice)
}

/** What the lines of these invoices were made from; an issued invoice goes before a draft. */
export function billedSources(invoices: readonly Invoice[]): BilledSources {
  const billed = new Map<string, Invoice>()
  const rank = ({ status }: Invoice) => (status === 'draft' ? 0 : 1)
  for (const invoice of invoices.filter(isBilling).toSorted((a, b) => rank(a) - rank(b))) {
    for (const { sources } of contentOf(invoice).lines)
      for (const source of sources) billed.set(keyOf(source), invoice)
  }
  return billed
}

/** The invoice on which this very source is billed. */
export function billedAs(billed: BilledSources, source: LineSource): Invoice | undefined {
  return billed.get(keyOf(source))
}

/** The invoice on which a movement, time entry or visit of an order is billed; with it, or with the order as a whole. */
export function billedOn(
  billed: BilledSources,
  source: LineSource,
  orderId: string,
): Invoice | undefined {
  return billedAs(billed, source) ?? billedAs(billed, { kind: 'order', id: orderId })
}

function keyOf({ kind, id }: LineSource): string {
  return `${kind}/${id}`
}

import type { InvoiceListItem } from '#data/index.ts'
import { invoiceState, openMinor } from '#domain/invoice/invoice-state.ts'
import { type AgingBucket, agingBuckets, agingOf } from '#domain/money/aging.ts'
import { minorText } from '#domain/money/money.ts'
import { findNear } from '#lib/find-by-words.ts'
import { foldText } from '#lib/fold-text.ts'
import { plainAmount } from '#lib/plain-amount.ts'
import { codeWords, wordMatcher } from '#lib/word-matcher.ts'

export const invoiceViews = [
  'all',
  'drafts',
  'open',
  'overdue',
  'partlyPaid',
  'paid',
  'credited',
  'toInvoice',
] as const
export type InvoiceListView = (typeof invoiceViews)[number]

export interface InvoiceFilter {
  readonly view: InvoiceListView
  /** How long it is overdue; '' for any time. */
  readonly age: AgingBucket | ''
  readonly customerId: string
  readonly text: string
}

export function readInvoiceFilter(search: URLSearchParams): InvoiceFilter {
  return {
    view: invoiceViews.find((one) => one === search.get('show')) ?? 'all',
    age: agingBuckets.find((one) => one === search.get('age')) ?? '',
    customerId: search.get('customer') ?? '',
    text: search.get('q') ?? '',
  }
}

/** The search parameters with part of the filter changed; what is usual is left out of the URL. */
export function writeInvoiceFilter(
  search: URLSearchParams,
  changes: Partial<InvoiceFilter>,
): URLSearchParams {
  const next = new URLSearchParams(search)
  const { view, age, customerId, text } = { ...readInvoiceFilter(search), ...changes }
  const values = { show: view === 'all' ? '' : view, age, customer: customerId, q: text }
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** The invoices of a view, in their order. */
export function filterInvoices(
  items: readonly InvoiceListItem[],
  { view, age, customerId }: Omit<InvoiceFilter, 'text'>,
  today: string,
): readonly InvoiceListItem[] {
  if (view === 'all' && age === '' && customerId === '') return items.filter(isKept)
  return items.filter((item) => {
    const { invoice } = item
    if (!isKept(item) || (customerId !== '' && invoice.customerId !== customerId)) return false
    return isInView(item, view, today) && (age === '' || isOfAge(item, age, today))
  })
}

function isKept({ invoice }: InvoiceListItem): boolean {
  return invoice.status !== 'discarded'
}

function isInView(item: InvoiceListItem, view: InvoiceListView, today: string): boolean {
  const { invoice, paidMinor } = item
  if (view === 'all' || view === 'toInvoice') return true
  if (view === 'drafts') return invoice.status === 'draft'
  if (view === 'credited') return invoice.kind === 'credit' || (invoice.creditedMinor ?? 0) > 0
  // What is late is also in the view of what was paid in part.
  if (view === 'partlyPaid') return paidMinor > 0 && isOwed(item)
  if (view === 'open') return isOwed(item)
  return invoiceState(invoice, paidMinor, today) === view
}

function isOwed({ invoice, paidMinor }: InvoiceListItem): boolean {
  return openMinor(invoice, paidMinor) > 0
}

function isOfAge(item: InvoiceListItem, age: AgingBucket, today: string): boolean {
  const { dueOn } = item.invoice
  return isOwed(item) && (dueOn === null ? 'notDue' : agingOf(dueOn, today)) === age
}

/**
 * Invoices whose number, customer or amount contain every word; where there are none, those of customers with nearly
 * such a name. Called on every keystroke.
 */
export function findInvoices(
  items: readonly InvoiceListItem[],
  text: string,
): readonly InvoiceListItem[] {
  const matches = wordMatcher(text)
  if (!matches) return items
  const amount = plainAmount(text)
  const exact = items.filter((item) => {
    const known = searchedOf(item)
    return matches(known.words) || (amount !== null && known.amount.startsWith(amount))
  })
  return exact.length > 0 ? exact : findNear(items, text, ({ customerName }) => customerName)
}

interface Searched {
  readonly words: string
  readonly amount: string
}

/** Kept per item, because every keystroke searches all of them. */
const searched = new WeakMap<InvoiceListItem, Searched>()

function searchedOf(item: InvoiceListItem): Searched {
  const known = searched.get(item)
  if (known !== undefined) return known
  const { invoice, customerName, totalMinor } = item
  const made = {
    words: foldText(`${codeWords(invoice.number)} ${customerName}`),
    amount: totalMinor === null ? '' : minorText(totalMinor, invoice.currency),
  }
  searched.set(item, made)
  return made
}

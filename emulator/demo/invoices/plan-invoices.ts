import { day, type Calendar } from '../base/calendar.ts'
import type { DemoCustomer } from '../customers/customers.ts'
import type { DemoOrder } from '../orders/create-orders.ts'
import { invoiceIdOf } from '../orders/order-documents.ts'
import { office } from '../people/people.ts'
import type { LineStart } from './invoice-sums.ts'

export interface PlannedInvoice {
  readonly id: string
  readonly customer: DemoCustomer
  readonly orderId: string | null
  readonly lines: readonly LineStart[]
  /** A deposit, or the invoice that takes a deposit with this id off. */
  readonly deposit?: true | { readonly id: string }
  /** When it was issued, or entered if it is a draft; milliseconds since 1970. */
  readonly at: number
  readonly by: string
  /** The first and the last instant of the work. */
  readonly worked: readonly [from: number, to: number]
}

/** Days ago on which service agreements were billed: older than any order, so that there is debt of every age. */
const agreementDays = [-150, -124, -118, -104, -97, -83, -71, -62]
const draftCount = 4

interface Work {
  readonly orders: readonly DemoOrder[]
  readonly customers: readonly DemoCustomer[]
  readonly calendar: Calendar
  readonly linesOf: (order: DemoOrder) => readonly LineStart[]
}

/** The invoices that were issued, the oldest first, and the drafts that someone has forgotten. */
export function planInvoices(work: Work) {
  const { orders, calendar } = work
  const bySite = new Map(
    work.customers.flatMap((customer) => customer.sites.map(({ id }) => [id, customer] as const)),
  )
  const planOf = (order: DemoOrder, at: number, by: string): PlannedInvoice[] => {
    const customer = bySite.get(order.siteId)
    const starts = order.story.steps.flatMap(({ at: step, change }) =>
      change.type === 'move' && change.to !== 'reviewed' ? [step] : [],
    )
    const [first = at, last = at] = [starts.at(-2), starts.at(-1)]
    const plan = {
      id: invoiceIdOf(order.id),
      orderId: order.id,
      at,
      by,
      worked: [first, last] as const,
    }
    return customer ? [{ ...plan, customer, lines: work.linesOf(order) }] : []
  }
  const issued = orders.flatMap((order) => {
    const step = order.story.steps.find(({ change }) => change.type === 'invoice')
    return order.status === 'invoiced' && step ? planOf(order, step.at, step.by) : []
  })
  const drafts = orders
    .filter(({ status, planned }) => status === 'reviewed' && (planned?.slot.day ?? 0) <= -6)
    .slice(0, draftCount)
    .flatMap((order) => {
      const reviewed = order.story.steps.at(-1)
      return planOf(order, (reviewed?.at ?? calendar.lastNight) + 600_000, reviewed?.by ?? '')
    })
  const all = [...agreements(work), ...issued].toSorted((a, b) => a.at - b.at)
  return { issued: [...all, ...deposits(work, all.at(-1)?.at ?? calendar.lastNight)], drafts }
}

function agreements({ customers, calendar }: Work): readonly PlannedInvoice[] {
  return agreementDays.flatMap((offset, i) => {
    // Those who came early: a customer is older than their invoice.
    const customer = customers[i]
    const at = calendar.at(calendar.officeDay(offset, -1), 10)
    const line = {
      sources: [],
      name: 'Service agreement, one year',
      quantityMilli: 1000,
      unitCode: 'C62',
      priceMinor: 36_000 + 6000 * i,
    }
    const by = office[i % office.length]?.uid ?? ''
    const id = `demo-invoice-a${i + 1}`
    const worked = [at - day, at - day] as const
    return customer ? [{ id, customer, orderId: null, lines: [line], at, by, worked }] : []
  })
}

/** Two deposits, and the final invoice that takes the first one off; after everything else, a few minutes apart. */
function deposits({ customers }: Work, after: number): readonly PlannedInvoice[] {
  const plan = (id: string, i: number, minutes: number, name: string, priceMinor: number) => {
    const customer = customers[i]
    const at = after + minutes * 60_000
    const line = { sources: [], name, quantityMilli: 1000, unitCode: 'C62', priceMinor }
    const by = office[0]?.uid ?? ''
    const worked = [at, at] as const
    return customer ? [{ id, customer, orderId: null, lines: [line], at, by, worked }] : []
  }
  const first = plan('demo-invoice-d1', 9, 2, 'Deposit for the new boiler, 30%', 141_000)
  const second = plan('demo-invoice-d2', 10, 4, 'Deposit for the heat pump, 25%', 240_000)
  const final = plan('demo-invoice-d3', 9, 6, 'New boiler, installed', 470_000)
  return [
    ...[...first, ...second].map((one) => ({ ...one, deposit: true as const })),
    ...final.map((one) => ({ ...one, deposit: { id: 'demo-invoice-d1' } })),
  ]
}

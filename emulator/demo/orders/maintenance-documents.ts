import { shortCode } from '#lib/short-code.ts'
import { type Calendar, iso, minute } from '../base/calendar.ts'
import { created, inCompany, stamped, timeZone } from '../base/company.ts'
import type { DemoDocument, Trade } from '../base/types.ts'
import { assetIdOf } from '../customers/assets.ts'
import type { DemoCustomer } from '../customers/customers.ts'
import { templates } from '../order-kinds/checklists.ts'
import { admin } from '../people/people.ts'
import { itemIdOf } from '../stock/stock-documents.ts'
import type { NeededItems } from './plan-orders.ts'
import { receiptDocument } from './receipt-document.ts'
import { checklistOf, requires, templateIdOf } from './templates.ts'

interface Maintenance {
  readonly id: string
  readonly trade: Trade
  readonly title: string
  readonly rrule: string
  /** Months from its first date to the next one that is shown; 0: the first is still to come. */
  readonly monthsAgo: number
  /** Days from today to that date, at least. */
  readonly inDays: number
  readonly minutes: number
  readonly hour: number
  /** What must be in the van. */
  readonly items?: NeededItems['neededItems']
}

const plans: readonly Maintenance[] = [
  {
    id: 'demo-plan-boiler',
    trade: 'heating',
    title: 'Annual boiler service',
    rrule: 'FREQ=YEARLY',
    monthsAgo: 0,
    inDays: 24,
    minutes: 90,
    hour: 9,
  },
  {
    id: 'demo-plan-filters',
    trade: 'refrigeration',
    title: 'Quarterly filter change',
    rrule: 'FREQ=MONTHLY;INTERVAL=3',
    monthsAgo: 3,
    inDays: 31,
    minutes: 60,
    hour: 13,
    items: [
      { id: itemIdOf('R-3003'), quantity: 2 },
      { id: itemIdOf('G-9003'), quantity: 1 },
    ],
  },
]

/** From an act to its arrival, in milliseconds. */
const delay = 900

/**
 * Maintenance plans, each with the order of the one date before its horizon. The order has the id that the app computes, so
 * that the app creates no second one.
 */
export function maintenanceDocuments(
  customers: readonly DemoCustomer[],
  calendar: Calendar,
): readonly DemoDocument[] {
  return plans.flatMap((plan) => {
    const customer = customers.find(({ trades }) => trades.includes(plan.trade))
    const [site] = customer?.sites ?? []
    if (!customer || !site) return []
    return documentsOf(plan, { customerId: customer.id, siteId: site.id }, calendar)
  })
}

function documentsOf(
  { id, trade, title, rrule, monthsAgo, inDays, minutes, hour, items }: Maintenance,
  subject: { readonly customerId: string; readonly siteId: string },
  calendar: Calendar,
): readonly DemoDocument[] {
  const offset = dueOffset(calendar, inDays)
  const startsAt = calendar.at(offset, hour)
  const on = iso(startsAt).slice(0, 10)
  const at = calendar.at(-20, 10)
  const orderAt = at + 1000
  const plan = {
    ...subject,
    assetIds: [assetIdOf(subject.siteId, trade)],
    title,
    description: '',
    instructions: templates[trade].instructions,
    priority: 'normal',
    tags: [],
    templateId: templateIdOf(trade),
    requires,
    checklist: checklistOf(trade),
    skills: templates[trade].skills,
    ...(items && { neededItems: items }),
    minutes,
  }
  const schedule = {
    start: `${monthsBefore(on, monthsAgo)}T${String(hour).padStart(2, '0')}:00`,
    timeZone,
    rrule,
    exdates: [],
    rdates: [],
    mode: 'fixed',
    toleranceDays: 7,
    horizonDays: 60,
    endsOn: null,
    isPaused: false,
    overrides: [],
  }
  const orderId = `${id}_${on}`
  const refs = [`orders/${orderId}`, `plans/${id}`]
  return [
    inCompany(`plans/${id}`, {
      ...plan,
      ...schedule,
      archivedAt: null,
      ...created(at, admin.uid),
      ...stamped(at + delay, admin.uid),
      receiptId: `${id}-1`,
    }),
    inCompany(`orders/${orderId}`, {
      ...plan,
      ref: `W-${shortCode(orderId)}`,
      status: 'new',
      statusAt: iso(orderAt),
      statusReason: '',
      open: true,
      isSent: false,
      sentAt: null,
      assigneeIds: [],
      plannedStart: iso(startsAt),
      plannedEnd: iso(startsAt + minutes * minute),
      windowStart: null,
      windowEnd: null,
      crewSize: 1,
      dueAt: iso(calendar.at(offset + 7, 24) - minute),
      preferredIds: [],
      excludedIds: [],
      resolution: '',
      followUpOf: null,
      planId: id,
      occurrence: on,
      answers: {},
      ...created(orderAt, admin.uid),
      ...stamped(orderAt + delay, admin.uid),
      receiptId: `${id}-2`,
    }),
    receipt(
      `${id}-1`,
      'plan/create',
      { planId: id, ...plan, ...schedule },
      [`plans/${id}`, `customers/${subject.customerId}`, `sites/${subject.siteId}`],
      at,
    ),
    receipt(`${id}-2`, 'plan/createOrder', { planId: id, on }, refs, orderAt),
  ]
}

function receipt(
  id: string,
  name: string,
  args: unknown,
  refs: readonly string[],
  at: number,
): DemoDocument {
  const writes = refs.slice(0, 1)
  const times = { by: admin.uid, at, receivedAt: at + delay }
  return receiptDocument(id, { name, version: 1, args, refs, writes, ...times, viewers: [] })
}

/** A weekday at least this many days from today whose date every month has. */
function dueOffset(calendar: Calendar, days: number): number {
  let offset = days
  const dayOf = () => Number(iso(calendar.at(offset, 12)).slice(8, 10))
  while (calendar.isWeekend(offset) || dayOf() > 28) offset += 1
  return offset
}

function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return iso(Date.UTC(year, month - 1 - months, date)).slice(0, 10)
}

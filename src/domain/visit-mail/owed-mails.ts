import { isPromisedVisit } from '../booking/is-promised-visit.ts'
import { isTimed } from '../booking/plan-of-bookings.ts'
import { visitsOfOrder } from '../booking/visits-of-order.ts'
import { windowMiss } from '../booking/window-miss.ts'
import { visitMailsOf } from '../company/visit-mails.ts'
import type { Booking, PlannedVisit } from '../entities/booking.ts'
import type { Company } from '../entities/company.ts'
import type { Customer } from '../entities/customer.ts'
import type { Order } from '../entities/order.ts'
import { isSampleId } from '../entities/sample-id.ts'
import { addDays, localDay, toLocalTime } from '../time/local-time.ts'
import { isStillTold } from './is-still-told.ts'
import type { MailedNews } from './mailed-news.ts'
import { promisedWindow, type ToldWindow } from './promised-window.ts'
import { visitUnderWay } from './visit-under-way.ts'
import { whyNotMailed } from './why-not-mailed.ts'

/** A mail that a customer is owed. */
export interface OwedMail {
  readonly news: MailedNews
  readonly visit: PlannedVisit
  /** An instant or, only with a window or on the way, a local day. */
  readonly start: string
  /** What they were promised instead of the start. */
  readonly window: ToldWindow | null
  /** The same for the same mail and for no other of this visit, so that it goes out once. */
  readonly once: string
}

export interface MailFacts {
  readonly company: Pick<Company, 'timeZone' | 'visitMails'>
  readonly order: Order
  /** All stored visits of the order, cancelled ones too. */
  readonly bookings: readonly Booking[]
  readonly customer: Customer
  /** An instant. */
  readonly now: string
}

/** A plan is mailed once it has stood this long: a dispatcher may still be moving it. */
const settleMinutes = 3
/** The technician may have slipped, and undone it. */
const settleMinutesOnTheWay = 1
/** A step that reaches the server later than this says nothing of where the technician is now. */
const mostMinutesOnTheWay = 20
/** The hours of the company's day in which reminders go out, the last one not included. */
const remindingHours = { from: 9, until: 20 }

/** The mails that are owed about an order's visits now: at most one for each. */
export function owedMails(facts: MailFacts): readonly OwedMail[] {
  const { order, bookings, company, customer } = facts
  if (order.deletedAt !== null || isSampleId(order.id) || !isMailed(customer)) return []
  const visits = visitsOfOrder(order, bookings)
  const kinds = visitMailsOf(company.visitMails)
  const news = visits.flatMap((visit) => {
    if (!isStill(facts, visit)) return []
    const told = kinds.includes('booked') ? owedPlan(facts, visit, visits) : null
    const owed = told ?? (kinds.includes('dayBefore') ? owedReminder(facts, visit, visits) : null)
    return owed ? [owed] : []
  })
  const onTheWay = kinds.includes('onTheWay') ? owedOnTheWay(facts, visits) : null
  return onTheWay ? [...news.filter(({ visit }) => visit !== onTheWay.visit), onTheWay] : news
}

function isMailed(customer: Customer): boolean {
  const isThere = customer.deletedAt === null && customer.erasedAt === null
  return isThere && whyNotMailed(customer) === null
}

/** Whether neither the order nor the visit has changed for a while. */
function isStill({ order, bookings, now }: MailFacts, { id }: PlannedVisit): boolean {
  const changed = [order, ...bookings.filter((booking) => booking.id === id)]
  return changed.every(({ updatedAt }) => minutesSince(updatedAt, now) >= settleMinutes)
}

const planned: ReadonlySet<string> = new Set(['scheduled', 'dispatched', 'accepted', 'partlyDone'])
const begun: ReadonlySet<string> = new Set(['enRoute', 'onSite', 'paused'])

/** What can be said of a visit that is still to come; null where that is nothing. */
function comingTime(
  { order, company, now }: MailFacts,
  visit: PlannedVisit,
  visits: readonly PlannedVisit[],
): { readonly start: string; readonly window: ToldWindow | null } | null {
  const { start, customerTold } = visit
  // Of several visits one is under way, and the others are still to come.
  const isComing = planned.has(order.status) || (begun.has(order.status) && visits.length > 1)
  if (start === null || !isComing) return null
  const { timeZone } = company
  const window = promisedWindow(order, start, timeZone)
  if (window === null && !isTimed(start)) return null
  const begins = isTimed(start) ? start : (window?.from ?? start)
  if (Date.parse(begins) <= Date.parse(now)) return null
  // They were promised another time by word: the office has to talk to them.
  const isBroken =
    customerTold === null &&
    isPromisedVisit(order, visit, visits, Date.parse(now), timeZone) &&
    windowMiss(order, start, timeZone) !== null
  return isBroken ? null : { start, window }
}

function owedPlan(
  facts: MailFacts,
  visit: PlannedVisit,
  visits: readonly PlannedVisit[],
): OwedMail | null {
  const time = comingTime(facts, visit, visits)
  if (time === null) return null
  const { customerTold } = visit
  if (customerTold === null) return { news: 'booked', visit, ...time, once: 'first' }
  if (isToldSo(customerTold, time, facts.company.timeZone)) return null
  return { news: 'moved', visit, ...time, once: customerTold.at }
}

/** Whether they were told just this: the start is in the window, and no other one was promised since. */
function isToldSo(
  told: NonNullable<PlannedVisit['customerTold']>,
  { start, window }: { start: string; window: ToldWindow | null },
  timeZone: string,
): boolean {
  if (!isStillTold(start, told, timeZone)) return false
  return !told.window || window === null || isSameWindow(told.window, window)
}

function isSameWindow(a: ToldWindow, b: ToldWindow): boolean {
  return Date.parse(a.from) === Date.parse(b.from) && Date.parse(a.to) === Date.parse(b.to)
}

function owedReminder(
  facts: MailFacts,
  visit: PlannedVisit,
  visits: readonly PlannedVisit[],
): OwedMail | null {
  const { company, now } = facts
  const time = comingTime(facts, visit, visits)
  const [today = '', clock = ''] = toLocalTime(now, company.timeZone).split('T')
  const hour = Number(clock.slice(0, 2))
  if (time === null || hour < remindingHours.from || hour >= remindingHours.until) return null
  const day = isTimed(time.start) ? localDay(time.start, company.timeZone) : time.start
  if (day !== addDays(today, 1)) return null
  const { customerTold: told } = visit
  const isToldToday =
    told !== null &&
    localDay(told.at, company.timeZone) === today &&
    isToldSo(told, time, company.timeZone)
  return isToldToday ? null : { news: 'dayBefore', visit, ...time, once: day }
}

function owedOnTheWay(facts: MailFacts, visits: readonly PlannedVisit[]): OwedMail | null {
  const { order, company, now } = facts
  const visit = visitUnderWay(order, visits, company.timeZone)
  const minutes = minutesSince(order.statusAt, now)
  if (visit === null || minutes < settleMinutesOnTheWay || minutes > mostMinutesOnTheWay)
    return null
  const start = visit.start ?? order.statusAt
  const window = promisedWindow(order, start, company.timeZone)
  return { news: 'onTheWay', visit, start, window, once: 'way' }
}

function minutesSince(instant: string, now: string): number {
  return (Date.parse(now) - Date.parse(instant)) / 60_000
}

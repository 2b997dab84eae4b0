import type { Absence } from '../entities/absence.ts'
import type { Item } from '../entities/item.ts'
import type { Order } from '../entities/order.ts'
import type { TimeEntry } from '../entities/time-entry.ts'
import type { Week } from '../entities/week.ts'
import { minorDigits } from '../money/minor-digits.ts'
import { localDay } from '../time/local-time.ts'
import { mondayOf, weekTimesheet } from '../time/timesheet.ts'
import { weekId, weekStateOf } from '../time/week.ts'
import type { Holiday } from './holiday.ts'

type PlannedOrder = Pick<Order, 'title' | 'open' | 'plannedStart' | 'windowStart'>

/** What a device knows of what a time zone is about. */
export interface ZoneFacts {
  readonly orders: readonly PlannedOrder[]
  readonly entries: readonly TimeEntry[]
  readonly weeks: readonly Week[]
  readonly absences: readonly Pick<Absence, 'toOn' | 'status'>[]
  readonly holidays: readonly Holiday[]
}

export interface ZoneChange {
  /** Open orders with a time: they keep their moment. */
  readonly scheduled: number
  /** The next of them. */
  readonly next: { readonly title: string; readonly at: string } | null
  /** Time entries whose start falls on another day. */
  readonly movedEntries: number
  /** People's weeks that are not approved and whose hours of a day change. */
  readonly openWeeks: number
  /** Approved weeks whose totals will differ from those approved. */
  readonly approvedWeeks: number
  /** Days stay days. */
  readonly absencesAhead: number
  readonly holidaysAhead: number
}

/** What another time zone does. Instants stay instants and days stay days; `now` in milliseconds since 1970. */
export function zoneChange(facts: ZoneFacts, from: string, to: string, now: number): ZoneChange {
  const { orders, entries, weeks, absences, holidays } = facts
  const instant = new Date(now).toISOString()
  const today = localDay(instant, from)
  const scheduled = orders.flatMap(({ title, open, plannedStart, windowStart }) => {
    const at = plannedStart ?? windowStart
    return open && at !== null ? [{ title, at }] : []
  })
  const moved = entries.filter(
    ({ startedAt }) => localDay(startedAt, from) !== localDay(startedAt, to),
  )
  const approved = weeks.filter(({ status }) => status === 'approved')
  const approvedIds = new Set(approved.map(({ userId, monday }) => weekId(userId, monday)))
  const touched = new Set(
    moved.flatMap(({ userId, startedAt }) =>
      [from, to].map((zone) => weekId(userId, mondayOf(localDay(startedAt, zone)))),
    ),
  )
  const stateIn = (week: Week, timeZone: string) => {
    const own = entries.filter(({ userId }) => userId === week.userId)
    return weekStateOf(week, weekTimesheet(own, week.monday, { now, timeZone }))
  }
  return {
    scheduled: scheduled.length,
    next:
      scheduled
        .filter(({ at }) => Date.parse(at) >= now)
        .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))[0] ?? null,
    movedEntries: moved.length,
    openWeeks: [...touched].filter((id) => !approvedIds.has(id)).length,
    approvedWeeks: approved.filter(
      (week) => stateIn(week, from) === 'approved' && stateIn(week, to) === 'changed',
    ).length,
    absencesAhead: absences.filter(
      ({ toOn, status }) => toOn >= today && /^(requested|approved)$/.test(status),
    ).length,
    holidaysAhead: holidays.filter(({ on }) => on >= today).length,
  }
}

type PricedItem = Pick<Item, 'name' | 'costMinor' | 'priceMinor' | 'archivedAt'>

export interface CurrencyChange {
  /** Parts with a cost or price. */
  readonly priced: number
  /** One of them, with the amount that it has. */
  readonly example: { readonly name: string; readonly minor: number } | null
  /** By how much amounts will read larger: 100 from euros to yen, 0.1 from euros to dinars. */
  readonly factor: number
}

/** What another currency does: stored amounts keep their minor units, so nothing is converted. */
export function currencyChange(
  items: readonly PricedItem[],
  from: string,
  to: string,
): CurrencyChange {
  const priced = items.filter(
    ({ archivedAt, costMinor, priceMinor }) =>
      archivedAt === null && (costMinor > 0 || priceMinor > 0),
  )
  const [first] = priced
  return {
    priced: priced.length,
    example: first ? { name: first.name, minor: first.priceMinor || first.costMinor } : null,
    factor: 10 ** (minorDigits(from) - minorDigits(to)),
  }
}

/**
 * Whether the company's currency may change. Documents about money keep the currency they were issued in, and sums of
 * two currencies mean nothing, so it may not once there are any; `counts` are the server's, undefined where unknown.
 */
export function mayChangeCurrency(
  counts: readonly (number | undefined)[],
): 'yes' | 'issued' | 'unknown' {
  if (counts.some((count) => count !== undefined && count > 0)) return 'issued'
  return counts.every((count) => count === 0) ? 'yes' : 'unknown'
}

import type { Order } from '../entities/order.ts'
import { type Leak, unbilledKinds } from '../leaks/leak.ts'
import { dayAt, dayBounds } from '../dispatch/day-bounds.ts'
import { isLate } from '../order/is-late.ts'
import { isInGroup } from '../order/order-groups.ts'
import { whyPlanNow } from '../order/why-plan-now.ts'
import { addDays } from '../time/local-time.ts'
import type { DaySpan } from '../time/days-off.ts'
import { noFilter } from './dimensions.ts'
import type { Facts, MetricsContext } from './facts.ts'
import { dayTexts, iso, isOver, isPlannedIn } from './planned-day.ts'
import { noTally, type Share, type Sums, type Tally, tallyBy } from './tally.ts'

/** A number and the same of the period before. */
export interface Compared<T> {
  readonly now: T
  readonly before: T
}

/** The office's eight numbers. */
export interface HomeNumbers {
  /** Open orders without anyone, how many of them are urgent, and how many were created today. */
  readonly unassigned: { readonly count: number; readonly urgent: number; readonly today: number }
  /** Open orders whose planned end is past, how many of them were so before today, and those to plan now. */
  readonly late: { readonly count: number; readonly before: number; readonly toPlan: number }
  /** Orders planned for today whose work is over; before: those of the same weekday of last week. */
  readonly today: Compared<Share>
  readonly onTime: Compared<Share>
  readonly firstFix: Compared<Share>
  readonly utilisation: Compared<Pick<Tally, 'worked' | 'paid' | 'days'>>
  readonly drive: Compared<Pick<Tally, 'travel' | 'visits'>>
  /** null until it is known. */
  readonly unbilled: UnbilledNumber | null
}

/** Finished work on no invoice, without tax; since when the oldest of it is finished, and how much is older than a week. */
export interface UnbilledNumber {
  readonly count: number
  readonly sums: Sums
  readonly oldest: string | null
  readonly overWeek: number
}

const weekMs = 7 * 86_400_000

/** The first local day that the numbers look at. */
export function homeSince({ now, timeZone }: MetricsContext): string {
  return addDays(dayAt(now, timeZone), -2 * 30)
}

/** The office's eight numbers as they are now, from this device's documents. */
export function homeNumbers(
  facts: Facts,
  orders: readonly Order[],
  leaks: readonly Leak[] | null,
  context: MetricsContext,
): HomeNumbers {
  const today = dayAt(context.now, context.timeZone)
  const week = comparedTallies(facts, lastDays(today, 7), context)
  const month = comparedTallies(facts, lastDays(today, 30), context)
  const pick = <T>({ now, before }: Compared<Tally>, of: (tally: Tally) => T) => ({
    now: of(now),
    before: of(before),
  })
  return {
    ...openNumbers(orders, context),
    onTime: pick(week, ({ onTime }) => onTime),
    firstFix: pick(month, ({ firstFix }) => firstFix),
    utilisation: pick(week, ({ worked, paid, days }) => ({ worked, paid, days })),
    drive: pick(week, ({ travel, visits }) => ({ travel, visits })),
    unbilled: leaks && unbilledOf(leaks, context.now),
  }
}

/** This many days up to one. */
export function lastDays(day: string, count: number): DaySpan {
  return { fromOn: addDays(day, 1 - count), toOn: day }
}

/** The days just before a span, as many as it has. */
function spanBefore({ fromOn, toOn }: DaySpan): DaySpan {
  const days = Math.round((Date.parse(toOn) - Date.parse(fromOn)) / 86_400_000) + 1
  return { fromOn: addDays(fromOn, -days), toOn: addDays(toOn, -days) }
}

/** The sums of a span and of the one before, each with what was known at its end. */
export function comparedTallies(
  facts: Facts,
  span: DaySpan,
  { timeZone }: MetricsContext,
  filter = noFilter,
): Compared<Tally> {
  const of = (one: DaySpan) =>
    tallyBy(facts, {
      by: 'all',
      span: one,
      filter,
      knownAt: dayBounds(one.toOn, timeZone).endsAt,
    }).get('') ?? noTally
  return { now: of(span), before: of(spanBefore(span)) }
}

/** What one pass over the orders tells. */
function openNumbers(
  orders: readonly Order[],
  { now, timeZone }: MetricsContext,
): Pick<HomeNumbers, 'unassigned' | 'late' | 'today'> {
  const today = dayAt(now, timeZone)
  const days = [today, addDays(today, -7)].map((day) => {
    const bounds = dayTexts(day, timeZone)
    return { bounds, count: 0, of: 0 }
  })
  const [todayStart, earliest] = [days[0]?.bounds.from ?? '', days[1]?.bounds.from ?? '']
  const nowText = iso(now)
  const unassigned = { count: 0, urgent: 0, today: 0 }
  const late = { count: 0, before: 0, toPlan: 0 }
  for (const order of orders) {
    if (order.open) {
      if (isInGroup(order, 'unassigned')) {
        unassigned.count += 1
        if (order.priority === 'urgent') unassigned.urgent += 1
        if (order.createdAt >= todayStart) unassigned.today += 1
      }
      if (isLate(order, nowText)) late.count += 1
      if (isLate(order, todayStart)) late.before += 1
      if (whyPlanNow(order, { now: nowText, timeZone }) !== null) late.toPlan += 1
    }
    // Most were planned long ago.
    if ((order.plannedStart ?? '') < earliest) continue
    for (const day of days) {
      if (!isPlannedIn(order, day.bounds)) continue
      day.of += 1
      if (isOver(order)) day.count += 1
    }
  }
  const [of, before] = days.map(({ count, of: all }) => ({ count, of: all }))
  const none = { count: 0, of: 0 }
  return { unassigned, late, today: { now: of ?? none, before: before ?? none } }
}

function unbilledOf(leaks: readonly Leak[], now: number): UnbilledNumber {
  const found = leaks.filter(({ kind }) => unbilledKinds.has(kind))
  const sums: Record<string, number> = {}
  let oldest: string | null = null
  for (const { amountMinor, currency, since } of found) {
    sums[currency] = (sums[currency] ?? 0) + amountMinor
    if (oldest === null || Date.parse(since) < Date.parse(oldest)) oldest = since
  }
  const overWeek = found.filter(({ since }) => now - Date.parse(since) > weekMs).length
  return { count: found.length, sums, oldest, overWeek }
}

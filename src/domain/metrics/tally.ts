import type { DaySpan } from '../time/days-off.ts'
import type { About, Facts, MoneyPiece } from './facts.ts'
import { type Dimension, type MetricsFilter, filterTest, keysBy } from './dimensions.ts'
import { hasTimesFrom } from './reach.ts'

/** How many of how many. */
export interface Share {
  readonly count: number
  readonly of: number
}

/** Minor units by currency. */
export type Sums = Readonly<Record<string, number>>

/** The sums of everything in one group; times in milliseconds. */
export interface Tally {
  /** Orders whose work ended as done. */
  readonly done: number
  readonly onTime: Share
  readonly firstFix: Share
  /** Recorded on orders and drives, of the paid time; and how many days of people these are. */
  readonly worked: number
  readonly paid: number
  readonly days: number
  readonly travel: number
  /** A person at an order on a day is a visit. */
  readonly visits: number
  readonly revenue: Sums
  readonly unbilled: Sums
  readonly overdue: Sums
}

export interface TallyRequest {
  readonly by: Dimension
  readonly span: DaySpan
  readonly filter: MetricsFilter
  /** Returns after this, in milliseconds, do not count: two periods are compared by what each had shown at its end. */
  readonly knownAt: number
}

/** A tally while it is added up. */
type Counts = {
  -readonly [K in keyof Tally]: Tally[K] extends number ? number : Record<keyof Tally[K], number>
}

/**
 * The sums of a period by week, technician, customer or template, in one pass over everything that is counted. What is
 * overdue or on no invoice is told as it is now, whatever the period, and never by week. What a period would need that is
 * out of reach is left out of it altogether: a part of it would be another number on each device.
 */
export function tallyBy(
  facts: Facts,
  { by, span: { fromOn, toOn }, filter, knownAt }: TallyRequest,
): ReadonlyMap<string, Tally> {
  const groups = new Map<string, Counts>()
  const isCounted = filterTest(filter)
  const keysOf = keysBy(by, filter)

  function addTo<T extends About>(
    one: T,
    day: string,
    add: (counts: Counts, one: T) => void,
  ): void {
    if (!isCounted(one)) return
    for (const key of keysOf(one, day)) {
      let counts = groups.get(key)
      if (!counts) groups.set(key, (counts = noCounts()))
      add(counts, one)
    }
  }

  function each<T extends About & { readonly day: string }>(
    all: readonly T[],
    add: (counts: Counts, one: T) => void,
  ): void {
    for (const one of all) {
      const { day } = one
      if (fromOn <= day && day <= toOn) addTo(one, day, add)
    }
  }

  const { reach, arrivals, fixes, paidDays, orderDays } = facts
  const hasTimes = hasTimesFrom(reach, fromOn)
  each(hasTimes ? arrivals : [], ({ onTime }, { isOnTime }) => count(onTime, isOnTime))
  each(reach.work <= fromOn ? fixes : [], (counts, { isDone, isFirst, returnedAt }) => {
    if (isDone) counts.done += 1
    if (isFirst) count(counts.firstFix, returnedAt === null || returnedAt > knownAt)
  })
  each(hasTimes ? paidDays : [], (counts, { paid, worked }) => {
    counts.paid += paid
    counts.worked += worked
    counts.days += 1
  })
  each(hasTimes ? orderDays : [], (counts, { travel }) => {
    counts.travel += travel
    counts.visits += 1
  })
  each(facts.revenue, ({ revenue }, piece) => addMoney(revenue, piece))
  if (by !== 'week') {
    for (const kind of ['unbilled', 'overdue'] as const)
      for (const piece of facts[kind]) addTo(piece, '', (counts) => addMoney(counts[kind], piece))
  }
  return groups
}

/** The sums of nothing. */
export const noTally: Tally = noCounts()

function noCounts(): Counts {
  return {
    done: 0,
    onTime: { count: 0, of: 0 },
    firstFix: { count: 0, of: 0 },
    worked: 0,
    paid: 0,
    days: 0,
    travel: 0,
    visits: 0,
    revenue: {},
    unbilled: {},
    overdue: {},
  }
}

function count(share: { count: number; of: number }, isHit: boolean): void {
  share.of += 1
  if (isHit) share.count += 1
}

function addMoney(sums: Record<string, number>, { currency, minor }: MoneyPiece): void {
  sums[currency] = (sums[currency] ?? 0) + minor
}

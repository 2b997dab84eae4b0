import { addDays } from '../time/local-time.ts'
import { dayBounds } from '../dispatch/day-bounds.ts'
import { noFilter } from './dimensions.ts'
import type { Facts, MetricsContext } from './facts.ts'
import { noTally, type Share, tallyBy } from './tally.ts'

/** One person's week: nothing in it compares people. */
export interface OwnWeek {
  readonly done: number
  /** Milliseconds; `paid` is 0 for someone whose paid day is not recorded. */
  readonly paid: number
  readonly onOrders: number
  readonly travel: number
  readonly visits: number
  /** Of the thirty days up to the week's end. */
  readonly firstFix: Share
  readonly days: readonly { readonly day: string; readonly done: number; readonly paid: number }[]
}

/** The first local day that a week's numbers look at. */
export function weekSince(monday: string): string {
  return addDays(monday, -30)
}

/** A person's week from its Monday on, as far as this device knows. */
export function ownWeek(
  facts: Facts,
  userId: string,
  monday: string,
  { now, timeZone }: MetricsContext,
): OwnWeek {
  const filter = { ...noFilter, technicianId: userId }
  const toOn = addDays(monday, 6)
  const knownAt = Math.min(now, dayBounds(toOn, timeZone).endsAt)
  const tallyOf = (fromOn: string, until: string) =>
    tallyBy(facts, { by: 'all', span: { fromOn, toOn: until }, filter, knownAt }).get('') ?? noTally
  const week = tallyOf(monday, toOn)
  const orderDays = facts.orderDays.filter(
    ({ people, day }) => people.includes(userId) && monday <= day && day <= toOn,
  )
  return {
    done: week.done,
    paid: week.paid,
    onOrders: orderDays.reduce((sum, { onOrder }) => sum + onOrder, 0),
    travel: week.travel,
    visits: week.visits,
    firstFix: tallyOf(addDays(toOn, -29), toOn).firstFix,
    days: Array.from({ length: 7 }, (_, i) => {
      const day = addDays(monday, i)
      const { done, paid } = tallyOf(day, day)
      return { day, done, paid }
    }),
  }
}

import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { filterOrders } from '#features/orders/list/order-filter.ts'
import type { OrderListItem } from '#data/index.ts'
import type { Order } from '#domain/entities/order.ts'
import { backlogOf } from '#domain/metrics/backlog.ts'
import { createFacts } from '#domain/metrics/create-facts.ts'
import { noFilter } from '#domain/metrics/dimensions.ts'
import type { MetricsSource } from '#domain/metrics/facts.ts'
import { homeNumbers, homeSince } from '#domain/metrics/home-numbers.ts'
import { addDays } from '#domain/time/local-time.ts'
import { companies, now, timeZone } from './generate-company.ts'
import { slowTally } from './slow-metrics.ts'

const context = { now, timeZone }
const calendar = { now: new Date(now).toISOString(), timeZone }
const week = { fromOn: '2026-10-20', toOn: '2026-10-26' }
const weekBefore = { fromOn: '2026-10-13', toOn: '2026-10-19' }
const month = { fromOn: '2026-09-27', toOn: '2026-10-26' }
const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`) - 3_600_000

const numbersOf = (company: MetricsSource) =>
  homeNumbers(
    createFacts(company, { ...context, since: homeSince(context) }),
    company.orders,
    company.leaks,
    context,
  )

/** The orders of a list, as its page filters them. */
function listed(
  orders: readonly Order[],
  state: 'unassigned' | 'open' | 'all',
  day: 'any' | 'late' | 'today',
) {
  const items = orders.map((order): OrderListItem => ({
    order,
    customerName: '',
    siteAddress: '',
    geo: null,
    unsent: false,
  }))
  return filterOrders(items, { state, day, person: '' }, calendar).map(({ order }) => order)
}

it('counts what the lists show that its numbers lead to', () => {
  fc.assert(
    fc.property(companies, (company) => {
      const { unassigned, late, today } = numbersOf(company)
      const without = listed(company.orders, 'unassigned', 'any')
      expect(unassigned.count).toBe(without.length)
      expect(unassigned.urgent).toBe(without.filter(({ priority }) => priority === 'urgent').length)
      expect(late.count).toBe(listed(company.orders, 'open', 'late').length)
      const planned = listed(company.orders, 'all', 'today')
      expect(today.now.of).toBe(planned.filter(({ status }) => status !== 'cancelled').length)
    }),
    { numRuns: 300, seed: 16 },
  )
})

it('compares each number with the period before, as it was known then', () => {
  fc.assert(
    fc.property(companies, (company) => {
      const numbers = numbersOf(company)
      const tally = (span: typeof week, until: string) =>
        slowTally(
          company,
          context,
          { by: 'all', span, filter: noFilter, knownAt: midnight(addDays(until, 1)) },
          '',
        )
      const [now7, before7] = [tally(week, week.toOn), tally(weekBefore, '2026-10-18')]
      expect(numbers.onTime).toEqual({ now: now7.onTime, before: before7.onTime })
      expect(numbers.drive.now).toEqual({ travel: now7.travel, visits: now7.visits })
      expect(numbers.utilisation.before).toEqual({
        worked: before7.worked,
        paid: before7.paid,
        days: before7.days,
      })
      expect(numbers.firstFix.now).toEqual(tally(month, month.toOn).firstFix)
    }),
    { numRuns: 200, seed: 16 },
  )
})

it('tells what is done and on no invoice, and since when', () => {
  fc.assert(
    fc.property(companies, (company) => {
      const { unbilled } = numbersOf(company)
      const found = company.leaks.filter(({ kind }) => kind === 'toInvoice' || kind === 'toReview')
      expect(unbilled?.count).toBe(found.length)
      expect(unbilled?.oldest).toBe(found.map(({ since }) => since).toSorted()[0] ?? null)
      for (const [currency, minor] of Object.entries(unbilled?.sums ?? {}))
        expect(minor).toBe(
          found
            .filter((leak) => leak.currency === currency)
            .reduce((sum, { amountMinor }) => sum + amountMinor, 0),
        )
    }),
    { numRuns: 200, seed: 16 },
  )
})

it('counts every open order once in the backlog', () => {
  fc.assert(
    fc.property(companies, ({ orders }) => {
      const open = orders.filter((order) => order.open)
      const rows = backlogOf(orders, now, noFilter)
      const counts = rows.flatMap((row) => Object.values(row.counts))
      expect(counts.reduce((sum, one) => sum + one, 0)).toBe(open.length)
      const newest = open.filter(({ createdAt }) => now - Date.parse(createdAt) <= 86_400_000)
      expect(rows[0]?.counts.high).toBe(newest.filter(({ priority }) => priority === 'high').length)
    }),
    { numRuns: 200, seed: 16 },
  )
})

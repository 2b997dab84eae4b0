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
import { listOrders, type OrderListName } from '#domain/metrics/order-lists.ts'
import { createReport, reportSince } from '#domain/metrics/report.ts'
import { whyPlanNow } from '#domain/order/why-plan-now.ts'
import { addDays, localDay } from '#domain/time/local-time.ts'
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

const itemOf = (order: Order): OrderListItem => ({
  order,
  shown: order,
  customerName: '',
  siteAddress: '',
  street: '',
  geo: null,
  unsent: false,
})

/** The orders of a list, as its page filters them. */
function listed(orders: readonly Order[], state: 'unassigned' | 'open', day: 'any' | 'late') {
  const items = orders.map(itemOf)
  return filterOrders(
    items,
    { state, day, person: '', customer: '', priority: '', template: '' },
    calendar,
  ).map(({ order }) => order)
}

it('counts what the lists show that its numbers lead to', () => {
  const risks = fc.uniqueArray(fc.constantFrom('o0', 'o1', 'o2'), { maxLength: 3 })
  fc.assert(
    fc.property(companies, risks, (company, riskIds) => {
      const { unassigned, late, today } = numbersOf(company)
      const without = listed(company.orders, 'unassigned', 'any')
      expect(unassigned.count).toBe(without.length)
      expect(unassigned.urgent).toBe(without.filter(({ priority }) => priority === 'urgent').length)

      // The board names no order that is late already, none to plan now, and none that is not here.
      const atRisk = company.orders
        .filter((order) => {
          const { id, open, plannedStart, plannedEnd } = order
          if (plannedStart === null) return false
          if (whyPlanNow(order, { now: calendar.now, timeZone }) !== null) return false
          const isPast = open && (plannedEnd ?? '') < calendar.now
          return riskIds.some((one) => one === id) && !isPast
        })
        .map(({ id }, i) => ({ orderId: id, personId: 't1', minutes: 5 + i }))
      const lists = listOrders(company.orders.map(itemOf), atRisk, context)
      const ids = (name: OrderListName) => lists[name].map(({ order }) => order.id)
      const behind = late.count + late.toPlan + atRisk.length
      expect(new Set(ids('behind')).size).toBe(behind)
      expect(lists.behind).toHaveLength(behind)
      expect(ids('risk')).toEqual(atRisk.map(({ orderId }) => orderId).toReversed())
      expect(ids('late').toSorted()).toEqual(
        listed(company.orders, 'open', 'late')
          .map(({ id }) => id)
          .toSorted(),
      )
      expect(late.count).toBe(ids('late').length)
      expect({ count: ids('done').length, of: ids('today').length }).toEqual(today.now)
      for (const { order } of lists.today) {
        expect(localDay(order.plannedStart ?? '', timeZone)).toBe('2026-10-26')
        expect(order.status).not.toBe('cancelled')
      }
    }),
    { numRuns: 300, seed: 16 },
  )
})

it('tells the same of a period as the report that its numbers lead to', () => {
  fc.assert(
    fc.property(companies, (company) => {
      const numbers = numbersOf(company)
      const reportOf = (period: '7d' | '30d') => {
        const asked = { period, by: 'technician', filter: noFilter } as const
        const facts = createFacts(company, { ...context, since: reportSince(asked, context) })
        return createReport(facts, company.orders, company.leaks, asked, context).total
      }
      const [of7, of30] = [reportOf('7d'), reportOf('30d')]
      for (const at of ['now', 'before'] as const) {
        expect(of7[at].onTime).toEqual(numbers.onTime[at])
        expect(of7[at]).toMatchObject({ ...numbers.utilisation[at], ...numbers.drive[at] })
        expect(of30[at].firstFix).toEqual(numbers.firstFix[at])
      }
    }),
    { numRuns: 100, seed: 16 },
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

import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createFacts } from '#domain/metrics/create-facts.ts'
import { dimensions, noFilter } from '#domain/metrics/dimensions.ts'
import type { MetricsSource } from '#domain/metrics/facts.ts'
import { homeNumbers } from '#domain/metrics/home-numbers.ts'
import { parseFromMetrics } from '#domain/metrics/messages.ts'
import { ownWeek } from '#domain/metrics/own-week.ts'
import { createReport, reportPeriods } from '#domain/metrics/report.ts'
import { companies } from './generate-company.ts'

/** Around a change of the clocks, in zones that change them at midnight, by half an hour, or skipped a day. */
const moments = [
  ['America/Havana', '2026-03-08T05:00:00.000Z'],
  ['Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00.000Z'],
  ['Europe/Madrid', '2026-10-25T00:59:59.999Z'],
  ['Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00.000Z'],
] as const

const [, ...groups] = dimensions
const periods = Object.keys(reportPeriods) as (keyof typeof reportPeriods)[]
/** Instants that entities accept and no honest app writes. */
const odd = fc.constantFrom(
  '1900-01-01T00:00:00Z',
  '2199-12-31T23:59:59.999999999Z',
  '2026-03-08T05:30:00Z',
  '2026-10-25T01:30:00.5Z',
)
const amounts = fc.constantFrom(0, -1, 0.5, Number.NaN, Infinity, 1e300, Number.MAX_SAFE_INTEGER)

/** The documents of a company, with times and amounts in no order. */
const hostile = fc
  .tuple(companies, fc.array(odd, { minLength: 8, maxLength: 8 }), amounts)
  .map(([company, times, amount]): MetricsSource => {
    const time = (i: number) => times[i % times.length] ?? ''
    return {
      ...company,
      orders: company.orders.map((order, i) => ({
        ...order,
        createdAt: time(i),
        plannedStart: time(i + 1),
        plannedEnd: time(i + 2),
        windowStart: time(i + 3),
        windowEnd: time(i + 4),
      })),
      entries: company.entries.map((entry, i) => ({
        ...entry,
        startedAt: time(i),
        endedAt: entry.endedAt && time(i + 5),
      })),
      visits: company.visits.map((visit, i) => ({ ...visit, at: time(i + 2) })),
      bookings: company.bookings.map((one, i) => ({
        ...one,
        start: time(i),
        createdAt: time(i + 3),
      })),
      invoices: company.invoices.map((one) => ({ ...one, totals: { netMinor: amount } })),
      leaks: company.leaks.map((leak, i) => ({ ...leak, since: time(i) })),
    }
  })

it('has numbers for every company, however wrong its times and amounts are', () => {
  fc.assert(
    fc.property(
      hostile,
      fc.constantFrom(...moments),
      fc.constantFrom(...periods),
      fc.constantFrom(...groups),
      (company, [timeZone, at], period, by) => {
        const context = { now: Date.parse(at), timeZone }
        const facts = createFacts(company, context)
        const { orders, leaks } = company
        const home = {
          numbers: homeNumbers(facts, orders, leaks, context),
          atRisk: null,
          toCall: null,
        }
        const report = createReport(facts, orders, leaks, { period, by, filter: noFilter }, context)
        const week = ownWeek(facts, 't1', '2026-03-02', context)
        // Read as from the worker, which refuses what is no number.
        for (const answer of [
          { kind: 'home', isLoaded: true, value: home },
          { kind: 'report', isLoaded: true, value: { report, load: null } },
          { kind: 'week', isLoaded: true, value: week },
        ])
          expect(parseFromMetrics(answer)).toEqual(answer)
        for (const { tally } of report.rows)
          for (const time of [tally.worked, tally.paid, tally.travel])
            expect(time).toBeGreaterThanOrEqual(0)
      },
    ),
    { numRuns: 600, seed: 7 },
  )
})

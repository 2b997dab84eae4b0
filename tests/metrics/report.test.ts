import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createFacts } from '#domain/metrics/create-facts.ts'
import { dimensions, noFilter } from '#domain/metrics/dimensions.ts'
import { percentOf } from '#domain/metrics/percent.ts'
import { createReport, reportSince } from '#domain/metrics/report.ts'
import { companies, now, timeZone } from './generate-company.ts'
import { slowTally } from './slow-metrics.ts'

const context = { now, timeZone }

it('tells thirteen weeks up to this one, each as a plain computation does', () => {
  fc.assert(
    fc.property(companies, fc.constantFrom(...dimensions), (company, by) => {
      if (by === 'all') return
      const request = { period: '13w', by, filter: noFilter } as const
      const report = createReport(
        createFacts(company, { ...context, since: reportSince(request, context) }),
        company.orders,
        company.leaks,
        request,
        context,
      )
      expect(report.weeks.map(({ monday }) => monday).at(0)).toBe('2026-08-03')
      for (const { monday, onTime, firstFix } of report.weeks.slice(-2)) {
        const span = { fromOn: '2026-08-03', toOn: '2026-10-26' }
        const weekly = { by: 'week', span, filter: noFilter, knownAt: now } as const
        const slow = slowTally(company, context, weekly, monday)
        expect({ onTime, firstFix }).toEqual({ onTime: slow.onTime, firstFix: slow.firstFix })
      }
      const span = { fromOn: '2026-07-28', toOn: '2026-10-26' }
      for (const { key, tally } of report.rows) {
        const rows = { by, span, filter: noFilter, knownAt: now } as const
        expect(tally).toEqual(slowTally(company, context, rows, key))
      }
      const radar = company.leaks.filter(({ currency }) => currency === 'EUR')
      expect(report.atRisk['EUR'] ?? 0).toBe(
        radar.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      )
    }),
    { numRuns: 200, seed: 16 },
  )
})

it('tells no percentage of fewer than twenty cases', () => {
  expect(percentOf({ count: 19, of: 19 })).toBeNull()
  expect(percentOf({ count: 13, of: 20 })).toBe(65)
  expect(percentOf({ count: 5, of: 10 }, 20)).toBe(50)
  expect(percentOf({ count: 0, of: 0 }, 20)).toBeNull()
})

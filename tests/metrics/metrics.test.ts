import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createFacts } from '#domain/metrics/create-facts.ts'
import { dimensions, noFilter } from '#domain/metrics/dimensions.ts'
import { tallyBy, type TallyRequest } from '#domain/metrics/tally.ts'
import { companies, now, timeZone } from './generate-company.ts'
import { groupKeys, slowTally } from './slow-metrics.ts'

const context = { now, timeZone }
const maybe = (...values: string[]) => fc.constantFrom('', '', ...values)

const requests: fc.Arbitrary<TallyRequest> = fc.record({
  by: fc.constantFrom(...dimensions),
  span: fc.constantFrom(
    { fromOn: '2026-10-20', toOn: '2026-10-26' },
    { fromOn: '2026-09-28', toOn: '2026-10-25' },
    { fromOn: '2026-01-01', toOn: '2026-12-31' },
  ),
  filter: fc.record({
    technicianId: maybe('t1', 't2'),
    outside: fc.constantFrom(null, null, new Set(['t2']), new Set<string>()),
    customerId: maybe('c1'),
    templateId: maybe('m1'),
  }),
  knownAt: fc.constantFrom(now, now - 7 * 86_400_000),
})

it('adds up as a plain computation does, whatever the period, filter and groups', () => {
  fc.assert(
    fc.property(companies, requests, (company, request) => {
      const groups = tallyBy(
        createFacts(company, { ...context, since: request.span.fromOn }),
        request,
      )
      for (const key of groupKeys(company, request, groups.keys())) {
        const slow = slowTally(company, context, request, key)
        expect(groups.get(key) ?? slowTally(empty, context, request, key)).toEqual(slow)
      }
    }),
    { numRuns: 600, seed: 16 },
  )
})

it('tells money that adds up to the whole, by technician, customer and template', () => {
  fc.assert(
    fc.property(companies, (company) => {
      const facts = createFacts(company, context)
      const span = { fromOn: '2026-01-01', toOn: '2026-12-31' }
      const sums = (by: TallyRequest['by']) => {
        const all: Record<string, number> = {}
        for (const { revenue } of tallyBy(facts, {
          by,
          span,
          filter: noFilter,
          knownAt: now,
        }).values())
          for (const [currency, minor] of Object.entries(revenue))
            all[currency] = (all[currency] ?? 0) + minor
        return all
      }
      for (const by of dimensions) expect(sums(by)).toEqual(sums('all'))
    }),
    { numRuns: 200, seed: 16 },
  )
})

const empty = {
  orders: [],
  visits: [],
  bookings: [],
  entries: [],
  invoices: [],
  leaks: [],
  paid: new Map<string, number>(),
}

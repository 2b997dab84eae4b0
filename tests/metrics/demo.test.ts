import { expect, it } from 'vitest'
import { createFacts } from '#domain/metrics/create-facts.ts'
import { dimensions, noFilter } from '#domain/metrics/dimensions.ts'
import { tallyBy } from '#domain/metrics/tally.ts'
import { timeZone } from '#emulator/demo/base/company.ts'
import { demoSource } from './demo-company.ts'
import { slowTally } from './slow-metrics.ts'

it.each(['2026-03-02T14:07:31.250Z', '2026-11-02T20:45:00.000Z'])(
  'adds up the demo company as a plain computation does at %s',
  (at) => {
    const now = Date.parse(at)
    const source = demoSource(now)
    const context = { now, timeZone }
    const facts = createFacts(source, context)
    const span = { fromOn: '2025-01-01', toOn: at.slice(0, 10) }
    for (const by of dimensions) {
      const request = { by, span, filter: noFilter, knownAt: now }
      const groups = [...tallyBy(facts, request)]
      expect(groups.length).toBeGreaterThan(0)
      // Each group takes seconds the plain way.
      for (const [key, tally] of groups.slice(0, 6))
        expect(tally, `${by} ${key}`).toEqual(slowTally(source, context, request, key))
    }
  },
)

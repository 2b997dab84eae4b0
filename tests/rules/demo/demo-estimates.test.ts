import { describe, expect, it } from 'vitest'
import { estimateStatuses } from '#domain/entities/estimate.ts'
import { estimateState } from '#domain/estimate/estimate-state.ts'
import { estimateLeaks } from '#domain/leaks/estimate-leaks.ts'
import { localDay } from '#domain/time/local-time.ts'
import { createDemo, manyNows } from './demo-company.ts'
import { all } from './run-on-demo.ts'

const timeZone = 'America/Halifax'

describe.each(manyNows)('the estimates of the demo at %s', (now) => {
  const demo = createDemo(now)
  const estimates = all(demo, 'estimates')
  const today = localDay(now, timeZone)

  it('are in every state, and some have expired or wait for more than a week', () => {
    expect(new Set(estimates.map(({ status }) => status))).toEqual(new Set(estimateStatuses))
    expect(estimates.some((estimate) => estimateState(estimate, today) === 'expired')).toBe(true)
    const leaks = estimateLeaks(estimates, today, timeZone)
    const kinds = new Set(leaks.map(({ kind }) => kind))
    expect(kinds).toEqual(new Set(['approvedEstimate', 'unansweredEstimate']))
  })
})

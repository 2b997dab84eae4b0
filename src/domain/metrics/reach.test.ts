import { expect, it } from 'vitest'
import { recordedDays } from '../sync/received-days.ts'
import { arrivalCases } from './arrival-cases.ts'
import { noFilter } from './dimensions.ts'
import type { Facts } from './facts.ts'
import { hasTimesFrom, longestWindowDays, officeReach } from './reach.ts'
import { reportTimesFrom } from './report.ts'
import { tallyBy } from './tally.ts'

const context = { now: Date.parse('2026-11-30T12:00:00.000Z'), timeZone: 'America/New_York' }

it('reaches as far as every device of the office receives by itself, or was asked to', () => {
  expect(officeReach(null, context)).toEqual({ times: '2026-10-28', work: '2025-10-28' })
  expect(officeReach('2026-11-20T00:00:00.000Z', context).times).toBe('2026-10-28')
  // Midnight in New York, and the millisecond after it.
  expect(officeReach('2026-08-01T04:00:00.000Z', context).times).toBe('2026-08-01')
  expect(officeReach('2026-08-01T04:00:00.001Z', context).times).toBe('2026-08-02')
})

it('asks for the time of the period, of the one before and of the chart', () => {
  const today = '2026-11-30'
  expect(reportTimesFrom({ period: '7d' }, today)).toBe('2026-08-30')
  expect(reportTimesFrom({ period: '30d' }, today)).toBe('2026-08-30')
  expect(reportTimesFrom({ period: '13w' }, today)).toBe('2026-05-25')
  expect(reportTimesFrom({ period: '12m' }, today)).toBe('2025-11-23')
})

it('shows the home numbers of two weeks without a download', () => {
  const { times } = officeReach(null, context)
  expect(hasTimesFrom({ times, work: '' }, '2026-11-17')).toBe(true)
  expect(recordedDays).toBeGreaterThan(14 + longestWindowDays)
})

it('leaves out of a period what is not all within reach', () => {
  const about = { people: ['u1'], customerId: '', templateId: '', orderId: 'o1' }
  const day = '2026-11-20'
  const facts = (times: string, work: string): Facts => ({
    reach: { times, work },
    arrivals: [{ ...about, day, isOnTime: true }],
    fixes: [{ ...about, day, isDone: true, isFirst: true, returnedAt: null }],
    paidDays: [{ ...about, day, paid: 8, worked: 6 }],
    orderDays: [{ ...about, day, onOrder: 4, travel: 2 }],
    revenue: [{ ...about, day, minor: 100, currency: 'EUR' }],
    unbilled: [],
    overdue: [],
  })
  const tally = (times: string, work: string) => {
    const span = { fromOn: '2026-11-10', toOn: '2026-11-30' }
    const request = { by: 'all', span, filter: noFilter, knownAt: context.now } as const
    return tallyBy(facts(times, work), request).get('')
  }
  expect(tally('2026-11-02', '2026-11-10')).toMatchObject({ paid: 8, travel: 2, done: 1 })
  expect(tally('2026-11-03', '2026-11-10')).toMatchObject({
    onTime: { of: 0 },
    paid: 0,
    days: 0,
    visits: 0,
    done: 1,
    revenue: { EUR: 100 },
  })
  expect(tally('2026-11-02', '2026-11-11')).toMatchObject({ paid: 8, done: 0, firstFix: { of: 0 } })
})

it('counts no promised window of more than a week', () => {
  const windowed = (windowStart: string) =>
    ({
      id: 'o1',
      status: 'onSite',
      open: true,
      assigneeIds: [],
      windowStart,
      windowEnd: '2026-11-20T12:00:00.000Z',
    }) as never
  expect(arrivalCases([windowed('2026-11-13T12:00:00.000Z')], [], context)).toHaveLength(1)
  expect(arrivalCases([windowed('2026-11-13T11:00:00.000Z')], [], context)).toHaveLength(0)
})

import { expect, test } from 'vitest'
import { answerPlanQuestion, parsePlanAnswer } from './messages.ts'
import { openOrder, planFixture } from './plan.fixture.ts'

const now = '2026-03-01T12:00:00.000Z'

test('the missing dates of all plans, the earliest first', () => {
  const plans = [
    { plan: planFixture(), orders: [openOrder('2026-04-30')], deleted: [] },
    { plan: planFixture({ id: 'broken', rrule: 'often' }), orders: [], deleted: [] },
    {
      plan: planFixture({ id: 'p2', start: '2026-03-05T09:00' }),
      orders: [],
      deleted: ['2026-04-05'],
    },
  ]
  expect(answerPlanQuestion({ now, plans })).toEqual([
    { planId: 'p2', on: '2026-03-05' },
    { planId: 'p1', on: '2026-03-31' },
  ])
})

test('what is no message of this kind is no question and no answer', () => {
  expect(answerPlanQuestion({ now, plans: [{ plan: {}, orders: [], deleted: [] }] })).toBeNull()
  expect(answerPlanQuestion('plans')).toBeNull()
  expect(parsePlanAnswer({ missing: [{ planId: 'p1', on: '2026-03-31' }] })).toHaveLength(1)
  expect(parsePlanAnswer({ missing: [{ planId: 'p1', on: 'soon' }] })).toBeNull()
})

import { expect, test } from 'vitest'
import { planFixture } from './plan.fixture.ts'
import { previewPlan } from './preview-plan.ts'

function shown(fields: Parameters<typeof planFixture>[0], from?: string) {
  const result = previewPlan(planFixture(fields), from)
  return result.ok
    ? [result.value.count, result.value.first.map(({ on }) => on.slice(2))]
    : result.problem.type
}

test('the dates of a plan before it is saved', () => {
  const first = ['26-01-31', '26-02-28', '26-03-31', '26-04-30', '26-05-31']
  expect(shown({})).toEqual([null, first])
  expect(shown({ endsOn: '2026-12-31' })).toEqual([12, first])
  expect(shown({ endsOn: '2026-12-31' }, '2026-11-01')).toEqual([2, ['26-11-30', '26-12-31']])
  expect(shown({ rrule: 'FREQ=' })).toBe('input/invalid')
})

test('after completion only the first date is known', () => {
  expect(shown({ mode: 'afterCompletion' })).toEqual([null, ['26-01-31']])
  expect(shown({ mode: 'afterCompletion', rrule: 'FREQ=MONTHLY;COUNT=4' })).toEqual([
    4,
    ['26-01-31'],
  ])
})

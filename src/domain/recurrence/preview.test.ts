import { expect, test } from 'vitest'
import { preview } from './preview.ts'
import type { Recurrence } from './recurrence.ts'
import { ruleOf } from './rule.fixture.ts'

function monthly(rule: string, more: Partial<Recurrence> = {}): Recurrence {
  const timeZone = 'Europe/Madrid'
  return {
    start: '2026-01-31T09:00',
    timeZone,
    rule: ruleOf(rule),
    exdates: [],
    rdates: [],
    ...more,
  }
}

test('the first five dates of a rule without an end', () => {
  const { count, first } = preview(monthly('FREQ=MONTHLY'))
  expect(count).toBeNull()
  expect(first.map(({ on }) => on).join(' ')).toBe(
    '2026-01-31 2026-02-28 2026-03-31 2026-04-30 2026-05-31',
  )
  expect(first[2]).toEqual({
    on: '2026-03-31',
    start: '2026-03-31T09:00',
    startAt: '2026-03-31T07:00:00.000Z',
  })
})

test('all dates of a rule that ends, with those added and left out', () => {
  const more = { exdates: ['2026-02-28'], rdates: ['2026-02-20', '2027-01-01'] }
  const { count, first } = preview(monthly('FREQ=MONTHLY;COUNT=12', more))
  expect(count).toBe(13)
  expect(first.map(({ on }) => on.slice(5)).join(' ')).toBe('01-31 02-20 03-31 04-30 05-31')
  expect(preview(monthly('FREQ=MONTHLY;UNTIL=20260301')).count).toBe(2)
})

test('those from a day on', () => {
  const { count, first } = preview(monthly('FREQ=MONTHLY;COUNT=4'), '2026-03-01')
  expect([count, first.map(({ on }) => on)]).toEqual([2, ['2026-03-31', '2026-04-30']])
})

test('a rule that never matches has no dates', () => {
  expect(preview(monthly('FREQ=MONTHLY;BYDAY=MO;BYSETPOS=6'))).toEqual({ count: null, first: [] })
})

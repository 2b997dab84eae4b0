import { expect, test } from 'vitest'
import { isWorkBeforeLapse, workModeOf } from './work-mode.ts'

const at = '2026-05-03T12:00:00.000Z'
const company = { subscriptionStatus: 'active', graceUntil: null, lapsedAt: null }

test.each(['active', 'trialing'])('everything is open while it is %s', (subscriptionStatus) => {
  expect(workModeOf({ ...company, subscriptionStatus }, at)).toEqual({ type: 'full' })
})

test('grace leaves everything open, also past its end until the server has ended it', () => {
  const graceUntil = '2026-05-03T00:00:00.000Z'
  expect(workModeOf({ ...company, graceUntil }, at)).toEqual({ type: 'grace', until: graceUntil })
})

test.each(['past_due', 'unpaid', 'canceled', 'paused', 'incomplete_expired', ''])(
  'it has lapsed with the word "%s"',
  (subscriptionStatus) => {
    const lapsed = { ...company, subscriptionStatus }
    expect(workModeOf(lapsed, at)).toEqual({ type: 'lapsed', since: null })
    const since = '2026-05-03T11:59:59.999Z'
    const noted = { ...lapsed, lapsedAt: since }
    expect(workModeOf(noted, at)).toEqual({ type: 'lapsed', since })
    expect(workModeOf(noted, since)).toEqual({ type: 'full' })
  },
)

test('work from before the lapse is accepted for two weeks', () => {
  const day = 86_400_000
  const now = Date.parse(at)
  expect(isWorkBeforeLapse(at, at, now + 14 * day)).toBe(true)
  expect(isWorkBeforeLapse(at, at, now + 14 * day + 1)).toBe(false)
  expect(isWorkBeforeLapse('2026-05-03T12:00:00.001Z', at, now)).toBe(false)
})

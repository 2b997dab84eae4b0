import { expect, test } from 'vitest'
import { noticeOf } from './notice.ts'

const now = Date.parse('2026-03-10T12:00:00.000Z')
const company = {
  subscriptionStatus: 'active',
  graceUntil: null as string | null,
  lapsedAt: null as string | null,
  trialEndsAt: '2026-03-12T11:00:00.000Z',
  createdAt: '2026-02-26T11:00:00.000Z',
  isSetup: true,
  disabledFeatures: [],
  hiddenFeatures: [],
}

test('a subscription that is paid needs no words', () => {
  expect(noticeOf(company, now)).toEqual({ type: 'active' })
})

test('a trial counts the day that has begun, and ends with 0', () => {
  const trial = { ...company, subscriptionStatus: 'trialing' }
  expect(noticeOf(trial, now)).toMatchObject({ type: 'trial', daysLeft: 2 })
  expect(noticeOf(trial, now + 2 * 86_400_000)).toMatchObject({ daysLeft: 0 })
})

test('a failed payment says until when it may be made good', () => {
  const until = '2026-03-16T00:00:00.000Z'
  const unpaid = { ...company, graceUntil: until }
  expect(noticeOf(unpaid, now)).toEqual({ type: 'grace', until, daysLeft: 6 })
})

test.each([
  ['paused', 'trial'],
  ['past_due', 'card'],
  ['unpaid', 'card'],
  ['canceled', 'ended'],
  ['', 'ended'],
])('%s has lapsed because of: %s', (subscriptionStatus, cause) => {
  const since = '2026-03-09T00:00:00.000Z'
  const lapsed = { ...company, subscriptionStatus, graceUntil: since, lapsedAt: since }
  expect(noticeOf(lapsed, now)).toEqual({ type: 'lapsed', cause, since })
})

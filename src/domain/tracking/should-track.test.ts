import { expect, it } from 'vitest'
import { orderStatuses } from '../order/order-status.ts'
import { trackingReason, type TrackingFacts } from './should-track.ts'

const now = Date.parse('2026-03-02T12:00:00.000Z')
const morning = '2026-03-02T08:00:00.000Z'
const yesterday = '2026-03-01T08:00:00.000Z'
const time = (
  kind: 'day' | 'break' | 'order',
  startedAt = morning,
  endedAt: string | null = null,
) => ({ kind, startedAt, endedAt }) as const
const facts = (more: Partial<TrackingFacts>): TrackingFacts => ({
  mode: 'travel',
  agreed: true,
  orders: [{ status: 'enRoute', statusAt: morning, statusReason: '' }],
  entries: [time('day')],
  now,
  ...more,
})

it('needs the company and the person to agree', () => {
  expect(trackingReason(facts({}))).toBe('order')
  expect(trackingReason(facts({ agreed: false }))).toBeNull()
  expect(trackingReason(facts({ mode: 'off' }))).toBeNull()
})

it('lasts from on my way to done', () => {
  const recorded = orderStatuses.filter(
    (status) =>
      trackingReason(facts({ orders: [{ status, statusAt: morning, statusReason: '' }] })) !== null,
  )
  expect(recorded).toEqual(['enRoute', 'onSite', 'paused'])
})

it('lasts as long as the day where the company and the person agree to that', () => {
  expect(trackingReason(facts({ orders: [] }))).toBeNull()
  expect(trackingReason(facts({ mode: 'duty', orders: [] }))).toBe('duty')
  expect(trackingReason(facts({ mode: 'duty', orders: [], entries: [] }))).toBeNull()
  const over = [time('day', morning, '2026-03-02T11:00:00.000Z')]
  expect(trackingReason(facts({ mode: 'duty', orders: [], entries: over }))).toBeNull()
})

it('stops during a break', () => {
  expect(trackingReason(facts({ entries: [time('day'), time('break')] }))).toBeNull()
  const over = [time('day'), time('break', morning, morning)]
  expect(trackingReason(facts({ entries: over }))).toBe('order')
})

it('does not follow home a person who forgot to tap', () => {
  const orders = [{ status: 'onSite', statusAt: yesterday, statusReason: '' }] as const
  expect(trackingReason(facts({ orders }))).toBeNull()
  const entries = [time('day', yesterday)]
  expect(trackingReason(facts({ mode: 'duty', orders: [], entries }))).toBeNull()
})

it('does not begin because the office sends work back', () => {
  const orders = [{ status: 'onSite', statusAt: morning, statusReason: 'Photos missing' }] as const
  expect(trackingReason(facts({ orders }))).toBeNull()
})

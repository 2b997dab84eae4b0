import { expect, it } from 'vitest'
import { orderClock } from './order-clock.ts'

const at = (time: string) => `2026-01-05T${time}:00Z`
const now = Date.parse(at('10:00'))
const span = (startedAt: string, endedAt: string | null, more: object = {}) => ({
  userId: 'me',
  kind: 'order' as const,
  startedAt: at(startedAt),
  endedAt: endedAt && at(endedAt),
  ...more,
})
const clock = (...entries: ReturnType<typeof span>[]) => orderClock(entries, { uid: 'me', now })
const minutes = 60_000

it('adds up the work, with what runs', () => {
  expect(clock(span('08:00', '08:30'), span('09:45', null))).toEqual({
    kind: 'order',
    isRunning: true,
    spentMs: 45 * minutes,
  })
})

it('shows the drive while it runs, and only the work afterwards', () => {
  const travel = { kind: 'travel' }
  expect(clock(span('09:50', null, travel))).toMatchObject({ kind: 'travel', isRunning: true })
  expect(clock(span('09:00', '09:20', travel), span('09:20', '09:40'))).toEqual({
    kind: 'order',
    isRunning: false,
    spentMs: 20 * minutes,
  })
})

it('is null without time of this person', () => {
  expect(clock(span('08:00', null, { userId: 'other' }))).toBeNull()
  expect(clock()).toBeNull()
})

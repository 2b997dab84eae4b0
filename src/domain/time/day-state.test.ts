import { describe, expect, it, test } from 'vitest'
import type { TimeEntry } from '../entities/time-entry.ts'
import { canBreak, dayClockOffer, dayState } from './day-state.ts'

const context = { now: Date.parse('2026-05-05T15:00:00Z'), timeZone: 'Europe/London' }
const stamps = { schema: 1, updatedBy: 't', deletedAt: null, createdBy: 't' }

function day(start: string, end: string | null, kind: TimeEntry['kind'] = 'day'): TimeEntry {
  const startedAt = `2026-05-${start}:00.000Z`
  const endedAt = end === null ? null : `2026-05-${end}:00.000Z`
  const times = { startedAt, endedAt, createdAt: startedAt, updatedAt: startedAt }
  return { id: start, userId: 't', kind, orderId: null, note: '', ...times, ...stamps }
}

describe('the day', () => {
  it('has not begun before its clock was started today', () => {
    expect(dayState([], context)).toEqual({ kind: 'notStarted' })
    const others = [day('04T07:00', '04T16:00'), day('05T08:00', null, 'travel')]
    expect(dayState(others, context)).toEqual({ kind: 'notStarted' })
  })

  it('runs, also after it was resumed', () => {
    const resumed = day('05T14:00', null)
    const entries = [resumed, day('05T07:00', '05T12:00')]
    expect(dayState(entries, context)).toEqual({ kind: 'running', entry: resumed })
  })

  it('has ended when its last span did', () => {
    const entries = [day('05T13:00', '05T14:32'), day('05T07:00', '05T12:00')]
    expect(dayState(entries, context)).toEqual({ kind: 'ended', at: '2026-05-05T14:32:00.000Z' })
  })
})

describe('setting off and arriving', () => {
  it('offer to start the day, or to resume it', () => {
    expect(dayClockOffer([], 'enRoute', context)).toBe('start')
    expect(dayClockOffer([], 'onSite', context)).toBe('start')
    expect(dayClockOffer([day('05T07:00', '05T14:00')], 'enRoute', context)).toBe('resume')
  })

  it('offer nothing while it runs, also since before midnight', () => {
    expect(dayClockOffer([day('05T07:00', null)], 'enRoute', context)).toBeNull()
    expect(dayClockOffer([day('04T23:30', null)], 'onSite', context)).toBeNull()
    expect(dayClockOffer([day('04T07:00', null)], 'onSite', context)).toBe('start')
  })

  it('are the only steps that do', () => {
    for (const to of ['accepted', 'paused', 'done', 'reviewed'] as const)
      expect(dayClockOffer([], to, context)).toBeNull()
  })
})

test('a pause can be a break only while the day runs and no break does', () => {
  const running = day('05T07:00', null)
  expect(canBreak([running], context.now)).toBe(true)
  expect(canBreak([running, day('05T12:00', '05T12:30', 'break')], context.now)).toBe(true)
  expect(canBreak([], context.now)).toBe(false)
  expect(canBreak([day('05T07:00', '05T14:00')], context.now)).toBe(false)
  expect(canBreak([day('04T07:00', null)], context.now)).toBe(false)
  expect(canBreak([running, day('05T14:00', null, 'break')], context.now)).toBe(false)
})

import { describe, expect, it } from 'vitest'
import { dayHeadOf, isByDay } from './day-heads.ts'

const calendar = { today: '2026-06-17', timeZone: 'Europe/Berlin' }
const at = (plannedStart: string | null, open = true) => ({ open, plannedStart })
const anyDay = { day: 'any' } as const

describe('the heading of an order', () => {
  it('is its day in the company’s time zone', () => {
    expect(dayHeadOf(at('2026-06-16T22:00:00.000Z'), anyDay, calendar)).toBe('2026-06-17')
    expect(dayHeadOf(at('2026-06-18T06:00:00.000Z'), anyDay, calendar)).toBe('2026-06-18')
  })

  it('is one for all days before today', () => {
    expect(dayHeadOf(at('2026-06-16T21:59:00.000Z'), anyDay, calendar)).toBe('earlier')
    expect(dayHeadOf(at('2025-01-02T08:00:00.000Z'), anyDay, calendar)).toBe('earlier')
  })

  it('says that there is no date', () => {
    expect(dayHeadOf(at(null), anyDay, calendar)).toBe('none')
  })

  it('is one for all closed orders, unless certain days are shown', () => {
    const closed = at('2026-06-18T06:00:00.000Z', false)
    expect(dayHeadOf(closed, anyDay, calendar)).toBe('closed')
    expect(dayHeadOf(closed, { day: 'week' }, calendar)).toBe('2026-06-18')
  })
})

it('only a list in the order of days has headings', () => {
  expect(isByDay({ state: 'open' })).toBe(true)
  expect(isByDay({ state: 'unassigned' })).toBe(false)
  expect(isByDay({ state: 'review' })).toBe(false)
})

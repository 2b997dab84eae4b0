import { describe, expect, it } from 'vitest'
import { isPlannable, within, workBounds } from './bounds.ts'

describe('the time in which work can have been done', () => {
  it('reaches 400 days back, and a little ahead for clocks that differ', () => {
    expect(workBounds(Date.parse('2026-03-02T09:00:00Z'))).toEqual({
      since: '2025-01-26T09:00:00.000Z',
      until: '2026-03-02T09:04:00.000Z',
    })
  })

  it('does not begin before the previous year, which the rules refuse', () => {
    expect(workBounds(Date.parse('2026-01-02T09:00:00Z')).since).toBe('2025-01-01T00:00:00.000Z')
  })

  it('clamps an instant outside to the nearest end', () => {
    const bounds = { since: '2025-01-26T09:00:00.000Z', until: '2026-03-02T09:04:00.000Z' }
    expect(within('2199-01-01T00:00:00Z', bounds)).toBe(bounds.until)
    expect(within('1900-01-01T00:00:00Z', bounds)).toBe(bounds.since)
    expect(within('2026-03-02T09:00:00Z', bounds)).toBe('2026-03-02T09:00:00Z')
  })
})

it('work can be planned from the year 2000 to the fifth year from now', () => {
  const at = '2026-03-02T09:00:00.000Z'
  const plannable = ['1999', '2000', '2031', '2032'].map((year) =>
    isPlannable(`${year}-06-01T00:00:00Z`, at),
  )
  expect(plannable).toEqual([false, true, true, false])
})

import { expect, test } from 'vitest'
import { monthToShow } from './month-to-show.ts'

const off = (status: 'requested' | 'approved' | 'rejected', fromOn: string, toOn = fromOn) => ({
  status,
  fromOn,
  toOn,
})

test('the calendar opens at the first request that is not over', () => {
  const today = '2026-05-04'
  const later = off('requested', '2026-08-03')
  expect(monthToShow([later, off('requested', '2026-07-06')], today)).toBe('2026-07')
  expect(monthToShow([later, off('approved', '2026-06-01')], today)).toBe('2026-08')
  expect(monthToShow([later, off('requested', '2026-03-02')], today)).toBe('2026-08')
  expect(monthToShow([later, off('requested', '2026-04-30', '2026-05-08')], today)).toBe('2026-05')
})

test('it opens at this month where someone is away now or later in it', () => {
  const later = off('requested', '2026-12-21')
  expect(monthToShow([off('approved', '2026-11-30', '2026-12-01'), later], '2026-11-30')).toBe(
    '2026-11',
  )
  expect(monthToShow([off('approved', '2026-11-29'), later], '2026-11-28')).toBe('2026-11')
  expect(monthToShow([off('rejected', '2026-11-30'), later], '2026-11-30')).toBe('2026-12')
  expect(monthToShow([off('approved', '2026-11-27')], '2026-11-30')).toBe('2026-12')
})

test('without one it opens at the month of the coming days', () => {
  expect(monthToShow([], '2026-05-04')).toBe('2026-05')
  expect(monthToShow([], '2026-05-28')).toBe('2026-05')
  expect(monthToShow([], '2026-05-30')).toBe('2026-06')
})

import { expect, test } from 'vitest'
import { dayAxis } from '#domain/dispatch/day-axis.ts'
import { snapStart } from './snap-start.ts'

test('a visit that is moved past the end of the day starts within it', () => {
  const axis = dayAxis('2026-05-04', 'Europe/London')
  const starts = [-20, 607, 1432, 1440, 1900].map((minute) => snapStart(axis, minute, 15))
  expect(starts).toEqual([0, 600, 1425, 1425, 1425])
})

test('so it does on a day of 23 hours', () => {
  expect(snapStart(dayAxis('2026-03-29', 'Europe/London'), 1440, 15)).toBe(1365)
})

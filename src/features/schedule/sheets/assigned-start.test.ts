import { expect, test } from 'vitest'
import { assignedStart } from './assigned-start.ts'

const zone = 'Europe/Madrid'
const ten = '2026-05-04T08:00:00.000Z'
const from = (start: string | null, day: string | null, time: string | null) =>
  assignedStart(start, { day, time }, zone)

test('several visits that move to another day keep their clock time, also over a change of the clocks', () => {
  expect(from(ten, '2026-05-06', null)).toBe('2026-05-06T08:00:00.000Z')
  expect(from(ten, '2026-11-06', null)).toBe('2026-11-06T09:00:00.000Z')
  expect(from('2026-05-04', '2026-05-06', null)).toBe('2026-05-06')
  expect(from(null, '2026-05-06', null)).toBe('2026-05-06')
})

test('a chosen time is for each of their days, and no day is no plan', () => {
  expect(from(ten, null, '12:30')).toBe('2026-05-04T10:30:00.000Z')
  expect(from(ten, null, '')).toBe('2026-05-04')
  expect(from(ten, '', null)).toBeNull()
  expect(from(null, null, '12:30')).toBeNull()
  expect(from(ten, null, null)).toBe(ten)
})

import { expect, test } from 'vitest'
import { startsDay } from './starts-day.ts'

const at = (instant: string) => ({ at: instant })

test('a day starts with the first message of all, and at midnight of the zone', () => {
  const late = at('2026-05-04T21:59:00.000Z')
  const next = at('2026-05-04T22:01:00.000Z')
  expect(startsDay(undefined, late, 'Europe/Madrid')).toBe(true)
  expect(startsDay(late, next, 'Europe/Madrid')).toBe(true)
  expect(startsDay(late, next, 'Europe/London')).toBe(false)
  expect(startsDay(late, late, 'Europe/Madrid')).toBe(false)
  expect(startsDay(next, next, 'Europe/Madrid')).toBe(false)
})

import { expect, test } from 'vitest'
import { asksToFitIn } from './asks-to-fit-in.ts'

const at = { now: Date.parse('2026-05-04T12:00:00.000Z'), timeZone: 'America/Toronto' }
const visit = {
  start: '2026-05-05T14:00:00.000Z',
  order: { priority: 'normal' as const },
  othersOnly: true,
}
const wednesday = { start: '2026-05-06T14:00:00.000Z' }
const tuesday = { start: '2026-05-06T01:00:00.000Z' }

test('a visit that someone cannot make is fitted in where others can only go on a later day', () => {
  expect(asksToFitIn(visit, [wednesday], at)).toBe(true)
  expect(asksToFitIn(visit, [wednesday, tuesday], at)).toBe(false)
  expect(asksToFitIn({ ...visit, start: '2026-05-06' }, [wednesday], at)).toBe(false)
  expect(asksToFitIn({ ...visit, othersOnly: false }, [wednesday], at)).toBe(false)
})

test('an urgent one is fitted in where no one can go today', () => {
  const urgent = { ...visit, order: { priority: 'urgent' as const }, othersOnly: false }
  expect(asksToFitIn(urgent, [tuesday], at)).toBe(true)
  expect(asksToFitIn(urgent, [{ start: '2026-05-04T20:00:00.000Z' }], at)).toBe(false)
  expect(asksToFitIn(urgent, [], at)).toBe(false)
})

import { expect, test } from 'vitest'
import { firstMinute } from './first-minute.ts'

const eight = { from: 8 * 60, to: 17 * 60 }
const seven = { from: 7 * 60, to: 16 * 60 }

test('a day opens half an hour before the first of its people starts work', () => {
  expect(firstMinute([{ working: [eight] }, { working: [seven] }], null)).toBe(6.5 * 60)
})

test('a visit from the night before does not open the day at midnight', () => {
  const overnight = { working: [eight], bars: [{ from: 0, to: 90 }] }
  expect(firstMinute([overnight], null)).toBe(7.5 * 60)
})

test('a day without work opens at what time it is, another such day at the usual start', () => {
  expect(firstMinute([{ working: [] }], 15 * 60)).toBe(14.5 * 60)
  expect(firstMinute([{ working: [] }], 10)).toBe(0)
  expect(firstMinute([], null)).toBe(7.5 * 60)
})

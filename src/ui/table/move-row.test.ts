import { expect, test } from 'vitest'
import { moveRow } from './move-row.ts'

const from = (index: number, key: string) => moveRow(key, { index, count: 100, perPage: 20 })

test('arrows go one row on, pages as many as fit, Home and End to the ends', () => {
  expect(from(5, 'ArrowDown')).toBe(6)
  expect(from(5, 'ArrowUp')).toBe(4)
  expect(from(50, 'PageDown')).toBe(70)
  expect(from(50, 'PageUp')).toBe(30)
  expect(from(50, 'Home')).toBe(0)
  expect(from(50, 'End')).toBe(99)
})

test('no key leads past the ends, and other keys lead nowhere', () => {
  expect(from(0, 'ArrowUp')).toBe(0)
  expect(from(95, 'PageDown')).toBe(99)
  expect(from(5, 'Enter')).toBeNull()
  expect(moveRow('ArrowDown', { index: 0, count: 0, perPage: 20 })).toBeNull()
})

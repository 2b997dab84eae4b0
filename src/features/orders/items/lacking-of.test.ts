import { expect, test } from 'vitest'
import { lackingOf } from './lacking-of.ts'

test('a van lacks what is needed beyond what it holds', () => {
  expect(lackingOf({ inVan: 2 }, 5)).toBe(3)
  expect(lackingOf({ inVan: 5 }, 5)).toBe(0)
  expect(lackingOf({ inVan: 9 }, 5)).toBe(0)
  expect(lackingOf({ inVan: 0.1 }, 0.3)).toBe(0.2)
})

test('it has none of what its records put below zero, or of what is not in the catalogue', () => {
  expect(lackingOf({ inVan: -4 }, 2)).toBe(2)
  expect(lackingOf(null, 2)).toBe(2)
})

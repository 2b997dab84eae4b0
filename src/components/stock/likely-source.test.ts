import { expect, test } from 'vitest'
import { likelySource } from './likely-source.ts'

const [main, north] = [{ id: 'main' }, { id: 'north' }]

test('a part is taken from where there are most', () => {
  expect(
    likelySource([
      { ...main, held: 2 },
      { ...north, held: 5 },
    ]),
  ).toBe('north')
  expect(likelySource([{ ...main, held: 0 }, north])).toBe('')
})

test('the only warehouse needs no choice', () => {
  expect(likelySource([{ ...main, held: 0 }])).toBe('main')
  expect(likelySource([])).toBe('')
})

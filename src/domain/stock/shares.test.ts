import { expect, test } from 'vitest'
import { shares } from './shares.ts'

const lines = Array.from({ length: 200 }, (_, i) => ({
  id: `m${i}`,
  readerIds: i % 2 === 0 ? ['old'] : ['old', 'new'],
}))

test('all that somebody does not see is named once, as many at a time as a mutation holds', () => {
  const made = shares('van', 'new', lines)
  expect(made.map(({ movementIds }) => movementIds.length)).toEqual([80, 20])
  const named = made.flatMap(({ movementIds }) => movementIds)
  expect(new Set(named)).toEqual(new Set(lines.filter((_, i) => i % 2 === 0).map(({ id }) => id)))
})

test('nobody, and whoever sees all of it, needs none', () => {
  expect(shares('van', null, lines)).toEqual([])
  expect(shares('van', 'old', lines)).toEqual([])
})

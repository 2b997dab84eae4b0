import { expect, test } from 'vitest'
import { sharesFor } from './shares-for.ts'

const lines = Array.from({ length: 200 }, (_, i) => ({
  id: `m${i}`,
  readerIds: i % 2 === 0 ? ['old'] : ['old', 'new'],
}))

test('every unseen movement is named once, as many at a time as a mutation can hold', () => {
  const made = sharesFor('van', 'new', lines)
  expect(made.map(({ movementIds }) => movementIds.length)).toEqual([80, 20])
  const named = made.flatMap(({ movementIds }) => movementIds)
  expect(new Set(named)).toEqual(new Set(lines.filter((_, i) => i % 2 === 0).map(({ id }) => id)))
})

test('nothing is needed for no one, or for a person who sees all of it', () => {
  expect(sharesFor('van', null, lines)).toEqual([])
  expect(sharesFor('van', 'old', lines)).toEqual([])
})

import { expect, it } from 'vitest'
import type { Searchable } from '#data/index.ts'
import { keepBest } from './keep-best.ts'

const doc = (rank: number): Searchable => ({
  kind: 'order',
  id: String(rank),
  title: '',
  note: '',
  text: '',
  codes: [],
})

it('keeps the lowest ranks in order, whatever the order they come in', () => {
  for (const ranks of [
    [5, 1, 4, 2, 3],
    [1, 2, 3, 4, 5],
    [5, 4, 3, 2, 1],
  ]) {
    const best = keepBest(3)
    for (const rank of ranks) best.add(rank, doc(rank))
    expect(best.items().map(({ id }) => id)).toEqual(['1', '2', '3'])
  }
})

it('tells what could not be among the best any more', () => {
  const best = keepBest(2)
  expect(best.mayTake(9)).toBe(true)
  best.add(1, doc(1))
  best.add(4, doc(4))
  expect(best.mayTake(3)).toBe(true)
  expect(best.mayTake(4)).toBe(false)
})

import { expect, test } from 'vitest'
import { runsOf } from './seqs.ts'

test('puts together what follows one another, and nothing else', () => {
  expect(runsOf([7, 1, 2, 3, 9, 3])).toEqual([
    { first: 1, last: 3 },
    { first: 7, last: 7 },
    { first: 9, last: 9 },
  ])
  expect(runsOf([])).toEqual([])
})

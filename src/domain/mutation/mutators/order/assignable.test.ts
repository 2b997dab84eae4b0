import { expect, it } from 'vitest'
import { inPortions } from './assignable.ts'

it('a large change of assignees is split into small steps', () => {
  expect(inPortions(['a'], ['b'])).toEqual([{ from: ['a'], to: ['b'] }])
  expect(inPortions(['a'], [])).toEqual([{ from: ['a'], to: [] }])
  expect(inPortions([], ['a', 'b', 'c', 'd'])).toEqual([{ from: [], to: ['a', 'b', 'c', 'd'] }])
  expect(inPortions(['x', 'y'], ['a', 'y', 'b', 'c', 'd', 'e'])).toEqual([
    { from: ['x', 'y'], to: ['y', 'a', 'b', 'c', 'd'] },
    { from: ['y', 'a', 'b', 'c', 'd'], to: ['y', 'a', 'b', 'c', 'd', 'e'] },
  ])
})

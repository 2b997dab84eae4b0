import { expect, it } from 'vitest'
import { splitAssignment } from './assignees.ts'

it('a large change of assignees is split into small steps', () => {
  expect(splitAssignment(['a'], ['b'])).toEqual([{ from: ['a'], to: ['b'] }])
  expect(splitAssignment(['a'], [])).toEqual([{ from: ['a'], to: [] }])
  expect(splitAssignment([], ['a', 'b', 'c', 'd'])).toEqual([
    { from: [], to: ['a', 'b', 'c', 'd'] },
  ])
  expect(splitAssignment(['x', 'y'], ['a', 'y', 'b', 'c', 'd', 'e'])).toEqual([
    { from: ['x', 'y'], to: ['y', 'a', 'b', 'c', 'd'] },
    { from: ['y', 'a', 'b', 'c', 'd'], to: ['y', 'a', 'b', 'c', 'd', 'e'] },
  ])
})

import { expect, test } from 'vitest'
import { untoldChanges } from './shared-changes.ts'

const planners = new Map([
  ['both', ['me', 'ana']],
  ['others', ['ana', 'ben']],
  ['old', ['me', 'ben']],
])

test('names the visits that someone else changed too, once, and only those that one changed', () => {
  const changed = ['both', 'others', 'alone']
  expect(untoldChanges(planners, changed, 'me', new Set())).toEqual([
    { visitId: 'both', others: ['ana'] },
  ])
  expect(untoldChanges(planners, changed, 'me', new Set(['both']))).toEqual([])
  expect(untoldChanges(planners, [], 'me', new Set())).toEqual([])
})

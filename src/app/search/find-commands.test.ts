import { expect, test } from 'vitest'
import { findCommands } from './find-commands.ts'

const commands = [
  { id: 'review', title: 'Review orders' },
  { id: 'order', title: 'New order', words: 'job' },
  { id: 'away', title: 'Add time off', words: 'sick holiday' },
]

test.each([
  ['new ord', ['order'], []],
  ['time off', ['away'], []],
  ['sick', ['away'], []],
  ['ord', ['review', 'order'], []],
  ['view', [], ['review']],
  ['', [], ['review', 'order', 'away']],
])('%j finds %j first, then %j', (typed, first, then) => {
  const { best, others } = findCommands(commands, typed)
  expect(best.map(({ id }) => id)).toEqual(first)
  expect(others.map(({ id }) => id)).toEqual(then)
})

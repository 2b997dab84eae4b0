import { expect, test } from 'vitest'
import { findCommands, leadingGroups } from './find-commands.ts'

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

test.each([
  ['an action leads', [{ group: 'actions' }], ['Dark Lane'], ['actions']],
  ['a setting leads where no record is called so', [{ group: 'device' }], ['Park'], ['device']],
  ['a record of that name leads', [{ group: 'device' }], ['Dark Lane'], []],
  ['pages do not lead', [{ group: 'pages' }], [], []],
])('%s', (_, best, titles, expected) => {
  const records = [{ items: titles.map((title) => ({ title })) }]
  expect(leadingGroups(best, records, 'dark')).toEqual(expected)
})

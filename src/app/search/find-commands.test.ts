import { expect, test } from 'vitest'
import { findCommands, leadingGroups } from './find-commands.ts'

const commands = [
  { id: 'review', title: 'Review orders' },
  { id: 'order', title: 'New order', words: 'job' },
  { id: 'away', title: 'Add time off', words: 'sick holiday' },
  { id: 'plan', title: 'Plan a day', words: 'schedule' },
  { id: 'schedule', title: 'Go to Schedule' },
  { id: 'lighting', title: 'Fit in: Emergency lighting' },
  { id: 'theme', title: 'Appearance: Light' },
]

test.each([
  ['new ord', ['order'], []],
  ['time off', ['away'], []],
  ['sick', ['away'], []],
  ['ord', ['review', 'order'], []],
  ['view', [], ['review']],
  ['', [], ['review', 'order', 'away', 'plan', 'schedule', 'lighting', 'theme']],
  ['schedul', ['schedule', 'plan'], []],
  ['light', ['theme', 'lighting'], []],
  ['shcedule', ['schedule', 'plan'], []],
  ['reveiw', ['review'], []],
  ['holidya', ['away'], []],
  ['nwe oder', ['order'], []],
  ['reveiw odrers', ['review'], []],
  ['new zebra', [], []],
  ['zebra', [], []],
])('%j finds %j first, then %j', (typed, first, then) => {
  const { best, others } = findCommands(commands, typed)
  expect(best.map(({ id }) => id)).toEqual(first)
  expect(others.map(({ id }) => id)).toEqual(then)
})

const command = (group: string, title = 'Dark') => ({ group, title })

test.each([
  ['an action leads', [command('actions')], ['Dark Lane'], ['actions']],
  ['a page leads', [command('pages'), command('device', 'Darkness')], ['Dark Lane'], ['pages']],
  ['a setting leads where no record is called so', [command('device')], ['Park'], ['device']],
  ['a record of that name leads', [command('device', 'Darkness')], ['Dark Lane'], []],
  ['but not before a setting of just that name', [command('device')], ['Dark Lane'], ['device']],
  ['what is spelled like it leads', [command('pages', 'Drak')], ['Park'], ['pages']],
  ['but not before a record of that name', [command('pages', 'Drak')], ['Dark Lane'], []],
  ['the group of the best leads', [command('pages'), command('actions')], [], ['pages', 'actions']],
])('%s', (_, best, titles, expected) => {
  const records = [{ items: titles.map((title) => ({ title })) }]
  expect(leadingGroups(best, records, 'dark')).toEqual(expected)
})

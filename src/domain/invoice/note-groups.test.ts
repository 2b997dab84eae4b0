import { expect, test } from 'vitest'
import { noteGroups } from './note-groups.ts'

const shown = (...notes: readonly string[]) =>
  noteGroups(notes.map((note) => ({ note }))).map(({ heading, isGrouped, note }) =>
    isGrouped ? `[${heading}]` : note,
  )

test('a note of several lines in a row heads them once', () => {
  expect(shown('W-1', 'W-1', 'W-2', 'W-2', 'W-2')).toEqual(['[W-1]', '[]', '[W-2]', '[]', '[]'])
})

test('a note of one line, none, and long text stay with their line', () => {
  expect(shown('W-1', '', '', 'W-1')).toEqual(['W-1', '', '', 'W-1'])
  const long = 'Checked the burner. '.repeat(10)
  expect(shown(long, long)).toEqual([long, long])
  expect(shown('two\nrows', 'two\nrows')).toEqual(['two\nrows', 'two\nrows'])
})

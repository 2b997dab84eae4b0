import { expect, test } from 'vitest'
import { nextSorting, sortRows } from './sort-rows.ts'

const rows = [
  { name: 'W-10', due: 3 },
  { name: 'é', due: null },
  { name: 'W-9', due: 1 },
  { name: '', due: 2 },
  { name: 'F', due: 1 },
]
const columns = [
  { id: 'name', sortBy: (row: (typeof rows)[number]) => row.name },
  { id: 'due', sortBy: (row: (typeof rows)[number]) => row.due },
  { id: 'note' },
]
const names = (column: string, isDescending = false) =>
  sortRows(rows, columns, { column, isDescending }, 'en').map(({ name }) => name)

test('text is sorted as people read it, numbers in it by their value', () => {
  expect(names('name')).toEqual(['é', 'F', 'W-9', 'W-10', ''])
})

test('rows without a value come last in both directions, equal ones keep their order', () => {
  expect(names('due')).toEqual(['W-9', 'F', '', 'W-10', 'é'])
  expect(names('due', true)).toEqual(['W-10', '', 'W-9', 'F', 'é'])
  expect(names('name', true)).toEqual(['W-10', 'W-9', 'F', 'é', ''])
})

test('an unknown column, and one that cannot be sorted by, leaves the rows as they are', () => {
  for (const column of ['gone', 'note'])
    expect(sortRows(rows, columns, { column, isDescending: false }, 'en')).toBe(rows)
  expect(sortRows(rows, columns, null, 'en')).toBe(rows)
})

test('presses on a head sort up, down and not at all', () => {
  const up = nextSorting(null, 'due')
  expect(up).toEqual({ column: 'due', isDescending: false })
  const down = nextSorting(up, 'due')
  expect(down).toEqual({ column: 'due', isDescending: true })
  expect(nextSorting(down, 'due')).toBeNull()
  expect(nextSorting(down, 'name')).toEqual({ column: 'name', isDescending: false })
})

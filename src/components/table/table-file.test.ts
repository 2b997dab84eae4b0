import { expect, test } from 'vitest'
import { readCsv } from '#lib/csv.ts'
import type { DataColumn } from './data-column.ts'
import { tableCsv } from './table-file.ts'

interface Row {
  readonly name: string
  readonly amount: number | null
}

const width = { least: 1, usual: 1, most: 1 }
const columns: readonly DataColumn<Row>[] = [
  {
    id: 'name',
    header: 'Name',
    rank: 0,
    width,
    cell: ({ name }) => name,
    text: ({ name }) => name,
  },
  { id: 'sum', header: 'Sum', rank: 1, width, cell: () => '', text: ({ amount }) => amount },
]

test('a file has the columns and rows that are shown, and nothing that a spreadsheet would run', () => {
  const csv = tableCsv(columns, [
    { name: 'Roof, "north"', amount: 12.5 },
    { name: '=1+1', amount: null },
  ])
  expect(readCsv(csv)).toEqual([
    ['Name', 'Sum'],
    ['Roof, "north"', '12.5'],
    ['=1+1', ''],
  ])
  expect(csv).toContain("'=1+1")
})

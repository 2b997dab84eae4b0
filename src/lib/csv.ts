import Papa from 'papaparse'
import { guardCell, unguardCell } from './csv-guard.ts'

export type CsvCell = string | number | null

const byteOrderMark = '\uFEFF'
const delimiter = ','
const newline = '\r\n'

/**
 * A table as CSV that spreadsheets open as it is: UTF-8 with a byte order mark, and a `'` before text that a
 * spreadsheet would run as a formula.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? guardCell(cell) : cell)),
  )
  return byteOrderMark + Papa.unparse(cells, { delimiter, newline })
}

/** The cells of a CSV that `writeCsv` wrote, without what protects them. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const content = text.startsWith(byteOrderMark) ? text.slice(1) : text
  const { data } = Papa.parse<string[]>(content, { delimiter, newline })
  return data.map((row) => row.map(unguardCell))
}

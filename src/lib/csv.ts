import Papa from 'papaparse'

export type CsvCell = string | number | null

const byteOrderMark = '\uFEFF'
const delimiter = ','
const newline = '\r\n'
const number = /^[+-]?\d+([.,]\d+)?$/
/** E.164. */
const phoneNumber = /^\+[1-9]\d{6,14}$/

/**
 * A table as CSV that spreadsheets open as it is: UTF-8 with a byte order mark, and a `'` before text that a
 * spreadsheet would run as a formula.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? guarded(cell) : cell)),
  )
  return byteOrderMark + Papa.unparse(cells, { delimiter, newline })
}

/** The cells of a CSV that `writeCsv` wrote, without what protects them. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const content = text.startsWith(byteOrderMark) ? text.slice(1) : text
  const { data } = Papa.parse<string[]>(content, { delimiter, newline })
  return data.map((row) => row.map(unguarded))
}

function guarded(text: string): string {
  return needsGuard(text) ? `'${text}` : text
}

function unguarded(text: string): string {
  return text.startsWith("'") && needsGuard(text.slice(1)) ? text.slice(1) : text
}

/** Text that looks guarded is guarded again, so that reading returns what was written. */
function needsGuard(text: string): boolean {
  if (text.startsWith("'")) return needsGuard(text.slice(1))
  if (number.test(text) || phoneNumber.test(text)) return false
  return /^\s*[=+\-@]|^ *[\t\r]/.test(text)
}

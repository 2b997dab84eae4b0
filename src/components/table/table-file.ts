import { saveFile } from '#lib/save-file.ts'
import { writeCsv } from '#lib/csv.ts'
import type { DataColumn } from './data-column.ts'

/** A table as CSV: the columns that are shown, in the order that is shown. */
export function tableCsv<T>(columns: readonly DataColumn<T>[], rows: readonly T[]): string {
  return writeCsv([
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ text }) => text(row))),
  ])
}

/** Saves that file: 'orders-2026-05-04.csv'. */
export function saveTable<T>(
  name: string,
  day: string,
  columns: readonly DataColumn<T>[],
  rows: readonly T[],
): void {
  const csv = new Blob([tableCsv(columns, rows)], { type: 'text/csv;charset=utf-8' })
  saveFile(`${name}-${day}.csv`, csv)
}

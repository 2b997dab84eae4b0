import type { TableColumn } from '#ui/table/table-column.ts'
import type { CsvCell } from '#lib/csv.ts'

/** A column with what it is in a file and on paper. */
export interface DataColumn<T> extends TableColumn<T> {
  readonly text: (row: T) => CsvCell
  /** Shown only where it was chosen. */
  readonly isExtra?: boolean
}

import type { OwnWidths, Sorting, TableColumn } from './table-column.ts'
import type { RowSelection } from './use-row-selection.ts'

export interface GridTexts {
  readonly selectAll: string
  readonly selectRow: (name: string) => string
  /** How the width of a column is changed with the keyboard. */
  readonly resizeHint: string
}

export interface GridTableProps<T> {
  label: string
  /** The ones that are wanted, in their order; those for which there is no room are left out. */
  columns: readonly TableColumn<T>[]
  /** The column that says what a row is: its text is the link to it. */
  lead: string
  /** Columns that are shown beneath the lead where there is no room for them beside. Stable. */
  beneath?: readonly string[]
  rows: readonly T[]
  /** Stable, like `getHref` and `getName`. */
  getKey: (row: T) => string
  getHref: (row: T) => string
  /** What a row is called where it is selected. */
  getName: (row: T) => string
  /** The row that is shown beside the table. */
  current: string | null
  /** Something is shown beside the table: its row, or the form of a new one. */
  isBeside: boolean
  sorting: Sorting | null
  onSort: (column: string) => void
  widths: OwnWidths
  /** null: the usual width again. */
  onResize: (column: string, width: number | null) => void
  selection: RowSelection | null
  texts: GridTexts
}

import type { ReactNode } from 'react'

/** The widths of a column in rem. `most` takes room that is left. */
export interface ColumnWidth {
  readonly least: number
  readonly usual: number
  readonly most: number
}

export interface TableColumn<T> {
  readonly id: string
  /** Its heading, which the menu of columns shows too. */
  readonly header: string
  readonly cell: (row: T) => ReactNode
  /** Numbers, money and times align to the end. */
  readonly align?: 'start' | 'end'
  /** What it is sorted by; rows without a value (null, '') come last in both directions. */
  readonly sortBy?: (row: T) => string | number | null
  readonly width: ColumnWidth
  /** Where room is short, the column with the highest rank gives way first; one of rank 0 always stays. */
  readonly rank: number
}

export interface Sorting {
  readonly column: string
  readonly isDescending: boolean
}

/** Widths in rem that a person set, by column. */
export type OwnWidths = Readonly<Record<string, number>>

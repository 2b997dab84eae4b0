import { type ReactNode, useMemo, useState } from 'react'
import { type RowSelection, useRowSelection } from '#ui/table/use-row-selection.ts'
import { saveTable } from './table-file.ts'
import { TablePaper } from './table-paper.tsx'
import type { TableSetup } from './use-table-setup.ts'

export interface DeskRows<T> {
  /** In the order of the table. */
  readonly rows: readonly T[]
  readonly selection: RowSelection
  readonly selected: readonly T[]
  /** Saves rows as a file with the columns that are shown. */
  readonly save: (rows: readonly T[]) => void
  readonly print: (rows: readonly T[]) => void
  /** What is being printed. */
  readonly paper: ReactNode
}

interface Options<T> {
  /** The rows that match the filters. */
  shown: readonly T[] | undefined
  /** Stable. */
  getKey: (row: T) => string
  /** On paper. */
  title: string
  /** Of the file; `day` is part of its name. */
  file: string
  day: string
}

/** The rows of a table as they are shown, what is selected of them, and its files and paper. */
export function useDeskRows<T>(setup: TableSetup<T>, options: Options<T>): DeskRows<T> {
  const { shown, getKey, title, file, day } = options
  const { sort, columns } = setup
  const rows = useMemo(() => (shown ? sort(shown) : []), [shown, sort])
  const keys = useMemo(() => rows.map(getKey), [rows, getKey])
  const selection = useRowSelection(keys)
  const [printed, print] = useState<readonly T[] | null>(null)
  return {
    rows,
    selection,
    selected: selection.count === 0 ? [] : rows.filter((row) => selection.has(getKey(row))),
    save: (some) => saveTable(file, day, columns, some),
    print,
    paper: printed && (
      <TablePaper title={title} columns={columns} rows={printed} onDone={() => print(null)} />
    ),
  }
}

import { useFormat, useNow, useT } from '#messages/index.ts'
import { PrintTable } from '#ui/table/print-table.tsx'
import type { DataColumn } from './data-column.ts'

export interface TablePaperProps<T> {
  title: string
  columns: readonly DataColumn<T>[]
  rows: readonly T[]
  onDone: () => void
}

/** Prints these rows with the columns that are shown. */
export function TablePaper<T>({ title, columns, rows, onDone }: TablePaperProps<T>) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  return (
    <PrintTable
      title={title}
      note={t('table.printed', { when: format.stamp(new Date(now).toISOString()) })}
      head={columns.map(({ header }) => header)}
      rows={rows.map((row) => columns.map(({ text }) => text(row)))}
      onDone={onDone}
    />
  )
}

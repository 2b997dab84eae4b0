import { useMemo } from 'react'
import { useT } from '#messages/index.ts'
import type { GridTableProps } from '#ui/table/grid-props.ts'
import { GridTable } from '#ui/table/grid-table.tsx'
import type { TableSetup } from './use-table-setup.ts'

export interface DeskTableProps<T> extends Omit<
  GridTableProps<T>,
  'columns' | 'sorting' | 'onSort' | 'widths' | 'onResize' | 'texts'
> {
  setup: TableSetup<T>
}

/** A table of the office, as it is set up on this device. */
export function DeskTable<T>({ setup, ...table }: DeskTableProps<T>) {
  const t = useT()
  const { columns, sorting, sortBy, widths, resize } = setup
  // The same object while the language is, so that rows are not rendered again while the table scrolls.
  const texts = useMemo(
    () => ({
      selectAll: t('table.selectAll'),
      selectRow: (name: string) => t('table.selectRow', { name }),
      resizeHint: t('table.resizeHint'),
    }),
    [t],
  )
  return (
    <GridTable
      {...table}
      columns={columns}
      sorting={sorting}
      onSort={sortBy}
      widths={widths}
      onResize={resize}
      texts={texts}
    />
  )
}

import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { Key, ReactNode } from 'react'
import styles from './table.module.css'
import { PressButton, PressLink } from '../form/press.tsx'

export interface Column<T> {
  readonly id: string
  readonly header: ReactNode
  readonly cell: (row: T) => ReactNode
  /** Numbers, money and times align to the end. */
  readonly align?: 'start' | 'end'
  readonly sortable?: boolean
  /** CSS width, e.g. '8rem'. */
  readonly width?: string
}

interface Sorting {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}

export interface TableProps<T> {
  label: string
  columns: readonly Column<T>[]
  rows: readonly T[]
  getKey: (row: T) => Key
  /** Makes the whole row a link; the link element is in the first column. */
  getHref?: ((row: T) => string) | undefined
  isCurrent?: ((row: T) => boolean) | undefined
  sorting?: Sorting | undefined
  onSort?: ((sorting: Sorting) => void) | undefined
  /** Shown instead of rows when there are none. */
  empty?: ReactNode
  /** Lets the keyboard scroll a table that is wider than the page and holds no links. */
  isScrollable?: boolean | undefined
}

/** A dense table with a sticky header and hairlines between rows. */
export function Table<T>({
  label,
  columns,
  rows,
  getKey,
  getHref,
  isCurrent,
  sorting,
  onSort,
  empty,
  isScrollable = false,
}: TableProps<T>) {
  return (
    <div
      className={styles.holder}
      {...(isScrollable && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={getKey(row)}
              data-row={getKey(row)}
              className={clsx(getHref && styles.leads, isCurrent?.(row) && styles.current)}
            >
              {columns.map((column, index) => (
                <td key={column.id} className={clsx(column.align === 'end' && styles.end)}>
                  {index === 0 && getHref ? (
                    <PressLink href={getHref(row)} className={clsx(styles.rowLink)}>
                      {column.cell(row)}
                    </PressLink>
                  ) : (
                    column.cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && empty}
    </div>
  )
}

interface HeadCellProps<T> {
  column: Column<T>
  sorting: Sorting | undefined
  onSort: ((sorting: Sorting) => void) | undefined
}

function HeadCell<T>({ column, sorting, onSort }: HeadCellProps<T>) {
  const sorted = sorting?.column === column.id ? sorting.direction : undefined
  const next = sorted === 'ascending' ? 'descending' : 'ascending'
  return (
    <th
      scope="col"
      className={clsx(column.align === 'end' && styles.end)}
      {...(sorted === undefined ? {} : { 'aria-sort': sorted })}
      {...(column.width === undefined ? {} : { style: { width: column.width } })}
    >
      {column.sortable && onSort ? (
        <PressButton
          className={clsx(styles.sort)}
          onPress={() => onSort({ column: column.id, direction: next })}
        >
          {column.header}
          {sorted === 'ascending' && <ArrowUp aria-hidden="true" />}
          {sorted === 'descending' && <ArrowDown aria-hidden="true" />}
        </PressButton>
      ) : (
        column.header
      )}
    </th>
  )
}

import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type KeyboardEvent, memo, type PointerEvent } from 'react'
import { Checkbox } from '../form/checkbox.tsx'
import { PressButton } from '../form/press.tsx'
import { type FittedColumn, leastWidth } from './fit-columns.ts'
import type { GridTableProps } from './grid-props.ts'
import styles from './grid-table.module.css'
import type { Sorting, TableColumn } from './table-column.ts'

type HeadProps<T> = Pick<
  GridTableProps<T>,
  'sorting' | 'onSort' | 'onResize' | 'selection' | 'texts'
> & { shown: readonly FittedColumn<TableColumn<T>>[] }

function Head<T>({ shown, selection, texts, sorting, onSort, onResize }: HeadProps<T>) {
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1} className={styles.headRow}>
        {selection && (
          <th scope="col" className={styles.check}>
            <Checkbox
              label={texts.selectAll}
              hideLabel
              checked={selection.isAll}
              indeterminate={!selection.isAll && selection.count > 0}
              onChange={selection.toggleAll}
            />
          </th>
        )}
        {shown.map((fitted) => (
          <HeadCell
            key={fitted.column.id}
            {...{ fitted, sorting, onSort, onResize }}
            hint={texts.resizeHint}
          />
        ))}
      </tr>
    </thead>
  )
}

/** The names of the columns: a press sorts, the edge sets the width. Memoised: it stays while the rows scroll. */
export const GridHead = memo(Head) as typeof Head

interface HeadCellProps<T> {
  fitted: FittedColumn<TableColumn<T>>
  sorting: Sorting | null
  onSort: (column: string) => void
  onResize: (column: string, width: number | null) => void
  hint: string
}

function HeadCell<T>({ fitted, sorting, onSort, onResize, hint }: HeadCellProps<T>) {
  const { column, width } = fitted
  const isDescending = sorting?.column === column.id ? sorting.isDescending : undefined
  const sorted = isDescending === undefined ? 'none' : isDescending ? 'descending' : 'ascending'

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!event.shiftKey || step === undefined) return
    event.preventDefault()
    onResize(column.id, Math.max(leastWidth, Math.round(width) + step))
  }

  return (
    <th
      scope="col"
      aria-sort={column.sortBy ? sorted : undefined}
      className={clsx(styles.headCell, column.align === 'end' && styles.end)}
    >
      {column.sortBy ? (
        <PressButton
          className={styles.sort}
          title={hint}
          aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
          onKeyDown={onKeyDown}
          onPress={() => onSort(column.id)}
        >
          <span className={styles.headText}>{column.header}</span>
          {sorted === 'ascending' && <ArrowUp aria-hidden="true" />}
          {sorted === 'descending' && <ArrowDown aria-hidden="true" />}
        </PressButton>
      ) : (
        <span className={styles.headText}>{column.header}</span>
      )}
      <span
        className={styles.edge}
        aria-hidden="true"
        onPointerDown={(event) => dragEdge(event, width, (next) => onResize(column.id, next))}
        onDoubleClick={() => onResize(column.id, null)}
      />
    </th>
  )
}

/** Follows the pointer until it is released. */
function dragEdge(
  { currentTarget: edge, pointerId, clientX, button }: PointerEvent<HTMLElement>,
  width: number,
  resize: (width: number) => void,
): void {
  if (button !== 0) return
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  edge.setPointerCapture(pointerId)
  const move = (event: globalThis.PointerEvent) => {
    if (event.clientX === clientX) return
    resize(Math.max(leastWidth, width + (event.clientX - clientX) / rem))
  }
  const stop = () => {
    edge.removeEventListener('pointermove', move)
    edge.removeEventListener('lostpointercapture', stop)
  }
  edge.addEventListener('pointermove', move)
  edge.addEventListener('lostpointercapture', stop)
}

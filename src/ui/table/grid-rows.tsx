import type { Virtualizer } from '@tanstack/react-virtual'
import { clsx } from 'clsx'
import { Fragment, memo, type MouseEvent, type RefObject, useLayoutEffect, useState } from 'react'
import { Checkbox } from '../form/checkbox.tsx'
import { PressLink } from '../form/press.tsx'
import { createRowSlots } from '../list/row-slots.ts'
import { sortRowElements } from '../list/sort-row-elements.ts'
import type { FittedColumn } from './fit-columns.ts'
import type { GridTableProps } from './grid-props.ts'
import styles from './grid-table.module.css'
import type { TableColumn } from './table-column.ts'
import type { ActiveRow } from './use-active-row.ts'

type Shared<T> = Pick<
  GridTableProps<T>,
  'lead' | 'getKey' | 'getHref' | 'getName' | 'selection' | 'texts'
> & { columns: readonly FittedColumn<TableColumn<T>>[]; beneath: readonly TableColumn<T>[] }

interface GridRowsProps<T> extends Shared<T>, Pick<GridTableProps<T>, 'rows' | 'current'> {
  virtual: Virtualizer<HTMLDivElement, Element>
  list: RefObject<HTMLTableSectionElement | null>
  active: ActiveRow
  /** Where the rows begin in the box, in pixels. */
  offset: number
}

/** The rows in sight. As in `WindowedRows`, one that comes into view takes the elements of one that left. */
export function GridRows<T>(props: GridRowsProps<T>) {
  const { virtual, list, active, offset, rows, current, selection, ...shared } = props
  const [assignSlots] = useState(createRowSlots)
  const items = virtual.getVirtualItems()
  const slots = assignSlots(
    items.map(({ key }) => key),
    { kept: focusedRow(list.current), isInOrder: !virtual.isScrolling },
  )

  useLayoutEffect(() => {
    if (!virtual.isScrolling && list.current) sortRowElements(list.current)
  })

  return items
    .map((item) => ({ item, slot: slots.get(item.key) ?? 0 }))
    .toSorted((a, b) => a.slot - b.slot)
    .map(({ item, slot }) => {
      const row = rows[item.index]
      const id = String(item.key)
      if (row === undefined) return null
      return (
        <Row
          {...(shared as unknown as Shared<unknown>)}
          key={slot}
          row={row}
          id={id}
          index={item.index}
          top={item.start - offset}
          height={item.size}
          selection={selection}
          isSelected={selection?.has(id) ?? false}
          isCurrent={id === current}
          isActive={id === active.key}
          onFocus={active.onFocus}
        />
      )
    })
}

interface RowProps extends Shared<unknown> {
  row: unknown
  id: string
  index: number
  top: number
  height: number
  isSelected: boolean
  isCurrent: boolean
  isActive: boolean
  onFocus: ActiveRow['onFocus']
}

const Row = memo(function Row(props: RowProps) {
  const { row, id, index, top, height, columns, lead, beneath, selection, texts } = props
  const { isSelected, isCurrent, isActive, getHref, getName, onFocus } = props

  /** A press with Shift selects up to this row instead of opening a window. */
  function selectRange(event: MouseEvent): void {
    if (!event.shiftKey || !selection) return
    event.preventDefault()
    selection.extendTo(id)
  }

  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={selection ? isSelected : undefined}
      className={clsx(styles.row, isSelected && styles.selected, isCurrent && styles.current)}
      data-index={index}
      data-row={id}
      style={{ transform: `translateY(${top}px)`, height }}
      onFocus={onFocus}
    >
      {selection && (
        <td className={styles.check}>
          <Checkbox
            label={texts.selectRow(getName(row))}
            hideLabel
            tabIndex={-1}
            checked={isSelected}
            // Not on a prevented click: the browser would take its own tick back after the range was set.
            onChange={({ nativeEvent }) => {
              if ('shiftKey' in nativeEvent && nativeEvent.shiftKey === true) selection.extendTo(id)
              else selection.toggle(id)
            }}
          />
        </td>
      )}
      {columns.map(({ column }) => (
        <td key={column.id} className={clsx(styles.cell, column.align === 'end' && styles.end)}>
          {column.id === lead ? (
            <>
              <PressLink
                href={getHref(row)}
                className={styles.lead}
                data-lead
                tabIndex={isActive ? 0 : -1}
                onClick={selectRange}
                {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
              >
                {column.cell(row)}
              </PressLink>
              {beneath.length > 0 && (
                <div className={styles.beneath}>
                  {beneath.map((one, i) => (
                    <Fragment key={one.id}>
                      {i > 0 && ' · '}
                      {one.cell(row)}
                    </Fragment>
                  ))}
                </div>
              )}
            </>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  )
})

function focusedRow(list: HTMLElement | null): string | undefined {
  const focused = document.activeElement
  if (!focused || !list?.contains(focused)) return undefined
  return focused.closest('[data-row]')?.getAttribute('data-row') ?? undefined
}

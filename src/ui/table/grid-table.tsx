import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type RefObject, useMemo, useRef } from 'react'
import { SideListLinks } from '../form/press.tsx'
import { scrollBoxAsList } from '../list/scroll-as-list.ts'
import { useRowOptions } from '../list/use-row-options.ts'
import { fitColumns } from './fit-columns.ts'
import type { GridTableProps } from './grid-props.ts'
import { GridHead } from './grid-head.tsx'
import { GridRows } from './grid-rows.tsx'
import styles from './grid-table.module.css'
import '../sun-filled.css'
import { useActiveRow } from './use-active-row.ts'
import { useWayToRow } from './use-way-to-row.ts'
import { type Room, useRoom } from './use-room.ts'

/**
 * A dense table of any length that fills its place and scrolls in it. Arrow keys, Home, End and the page keys move
 * along the rows, Enter opens one, Space selects it, Shift extends the selection.
 */
export function GridTable<T>(props: GridTableProps<T>) {
  const scroller = useRef<HTMLDivElement>(null)
  const room = useRoom(scroller)
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      data-scroll="list"
      data-selecting={(props.selection?.count ?? 0) > 0 || undefined}
    >
      {room && <Grid key={room.row} {...props} scroller={scroller} room={room} />}
    </div>
  )
}

interface GridProps<T> extends GridTableProps<T> {
  scroller: RefObject<HTMLDivElement | null>
  room: Room
}

const none: readonly never[] = []
/** Page margin on both sides and the column of checkboxes, in rem. */
const margins = 3
const checkWidth = 2.25

function Grid<T>({ scroller, room, ...props }: GridProps<T>) {
  const { label, columns, lead, rows, getKey, getHref, getName, current, selection } = props
  const list = useRef<HTMLTableSectionElement>(null)
  const own = props.widths
  const free = room.width - margins - (selection ? checkWidth : 0)
  const shown = useMemo(() => fitColumns(columns, free, own), [columns, free, own])
  const { beneath: beneathIds = none } = props
  const beneath = useMemo(
    () =>
      beneathIds.flatMap((id) =>
        shown.some(({ column }) => column.id === id)
          ? []
          : columns.filter((column) => column.id === id),
      ),
    [beneathIds, shown, columns],
  )
  const widths = [...(selection ? [checkWidth] : []), ...shown.map(({ width }) => width)]

  const { options } = useRowOptions({
    count: rows.length,
    guessedRow: room.row,
    keyAt: useMemo(() => (index: number) => keyOf(rows, index, getKey), [rows, getKey]),
    list,
    current,
  })
  const virtual = useVirtualizer({
    ...options,
    getScrollElement: () => scroller.current,
    scrollToFn: scrollBoxAsList,
    // The head covers the first row of the box.
    scrollMargin: room.row,
    scrollPaddingStart: room.row,
    initialRect: { width: 0, height: 900 },
  })
  const active = useActiveRow({ rows, getKey, current, selection, virtual, list })
  useWayToRow(list)
  const style: CSSProperties & Record<'--columns', string> = {
    '--columns': widths.map((width) => `${width}rem`).join(' '),
  }
  return (
    <SideListLinks isBeside={props.isBeside}>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its keys are those of a grid
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={widths.length}
        aria-multiselectable={selection ? true : undefined}
        className={styles.grid}
        style={style}
        onKeyDown={active.onKeyDown}
      >
        <GridHead
          {...{ shown, selection }}
          texts={props.texts}
          sorting={props.sorting}
          onSort={props.onSort}
          onResize={props.onResize}
        />
        <tbody ref={list} className={styles.body} style={{ height: virtual.getTotalSize() }}>
          <GridRows
            {...{
              rows,
              columns: shown,
              lead,
              beneath,
              getKey,
              getHref,
              getName,
              current,
              selection,
            }}
            {...{ virtual, list, active, texts: props.texts, offset: room.row }}
          />
        </tbody>
      </table>
    </SideListLinks>
  )
}

function keyOf<T>(rows: readonly T[], index: number, getKey: (row: T) => string): string {
  const row = rows[index]
  return row === undefined ? String(index) : getKey(row)
}

import { personLabel } from '#components/dispatch/person-label.ts'
import { useState } from 'react'
import { OrderBadge } from '#components/order/order-badge.tsx'
import { PriorityMark } from '#components/order/priority-mark.tsx'
import type { Board } from '#domain/dispatch/board-visit.ts'
import { minutesAfter } from '#domain/time/minutes-after.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { type Column, Table } from '#ui/list/table.tsx'
import type { FindingsByVisit } from '../board/check-board.ts'
import { lateOfVisit } from '../board/late-of-visit.ts'
import { problemLines } from '../board/problem-lines.ts'
import { SelectionBar, type SelectionCommands } from '../board/selection-bar.tsx'
import type { BoardItem } from '../board/use-board.ts'
import { isTimed } from '../drag/assignment.ts'
import { type RowSort, sortColumns, type VisitRow, visitRows } from './visit-rows.ts'
import { selectColumn } from './select-column.tsx'
import styles from './visit-table.module.css'

export interface VisitTableProps {
  board: Board
  items: ReadonlyMap<string, BoardItem>
  findings: FindingsByVisit
  day: string
  /** Ids of the selected visits, which may be on other days too. */
  selected: readonly string[]
  onSelect: (selected: readonly string[]) => void
  commands: SelectionCommands
}

/** The visits of a day as a table, with every command as a button: the board for a screen reader. */
export function VisitTable(props: VisitTableProps) {
  const { board, items, findings, day, selected, onSelect, commands } = props
  const t = useT()
  const [sort, setSort] = useState<RowSort>({ column: 'time', isDescending: false })
  const nameOf = (id: string) => personLabel(t, board.people, id)
  const rows = visitRows(board, items, findings, day, sort, nameOf)
  const picked = rows.flatMap(({ item }) => (selected.includes(item.id) ? [item] : []))
  const columns = [
    selectColumn(t, rows, selected, onSelect),
    ...useColumns(findings, nameOf, (item) => commands.assign([item])),
  ]
  return (
    <div className={styles.list} data-board data-visit-list>
      {picked.length > 0 && (
        <SelectionBar picked={picked} commands={commands} onClear={() => onSelect([])} />
      )}
      <div className={styles.scroller} data-scroll="schedule">
        <Table
          label={t('board.view.list')}
          columns={columns}
          rows={rows}
          getKey={({ item }) => item.id}
          isCurrent={({ item }) => selected.includes(item.id)}
          sorting={{
            column: sort.column,
            direction: sort.isDescending ? 'descending' : 'ascending',
          }}
          onSort={({ column, direction }) =>
            setSort({
              column: sortColumns.find((one) => one === column) ?? 'time',
              isDescending: direction === 'descending',
            })
          }
          empty={<EmptyState title={t('board.noVisits')}>{t('board.noVisitsNote')}</EmptyState>}
        />
      </div>
    </div>
  )
}

function useColumns(
  findings: FindingsByVisit,
  nameOf: (personId: string) => string,
  onMove: (item: BoardItem) => void,
): readonly Column<VisitRow>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'time',
      header: t('board.time'),
      sortable: true,
      width: '10.5rem',
      cell: ({ item }) => <TimeCell item={item} />,
    },
    {
      id: 'who',
      header: t('board.technician'),
      sortable: true,
      cell: ({ who }) => <span className={styles.who}>{who || t('person.unassigned')}</span>,
    },
    {
      id: 'what',
      header: t('board.order'),
      sortable: true,
      cell: ({ item }) => (
        <span className={styles.title}>
          <PriorityMark priority={item.order.priority} iconOnly />
          <Link href={`/orders/${item.orderId}`}>{item.order.title}</Link>
          <span className={styles.second}>{item.customerName}</span>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('board.status'),
      sortable: true,
      width: '7.5rem',
      cell: ({ item }) => <OrderBadge order={item.order} bare />,
    },
    {
      id: 'problems',
      header: t('board.queue.problems'),
      cell: ({ item }) => {
        const found = findings.get(item.id) ?? []
        const { assigneeIds } = item
        const problems = [
          ...lateOfVisit(item).map(({ arrival }) =>
            t('late.about', { time: format.time(arrival) }),
          ),
          ...problemLines({ t, format }, found, { assigneeIds, nameOf }),
        ].join(', ')
        return (
          <span className={styles.problems} title={problems}>
            {problems}
          </span>
        )
      },
    },
    {
      id: 'move',
      header: t('board.commands'),
      align: 'end',
      width: '5rem',
      cell: ({ item }) => (
        <Button
          size="small"
          aria-label={t('board.moveVisit', { title: item.order.title })}
          onPress={() => onMove(item)}
        >
          {t('board.move')}
        </Button>
      ),
    },
  ]
}

/** When a visit is planned, or was begun without a plan, and what the customer was promised. */
function TimeCell({ item }: { item: BoardItem }) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const { windowStart, windowEnd } = item.order
  const second = (text: string) => <span className={styles.second}>{text}</span>
  return (
    <>
      {isTimed(item)
        ? format.timeSpan(item.start, minutesAfter(item.start, item.minutes), now)
        : item.begunAt
          ? format.time(item.begunAt)
          : t('board.anytime')}
      {!isTimed(item) && item.begunAt && second(t('board.unplanned'))}
      {windowStart &&
        windowEnd &&
        second(t('board.promised', { window: format.timeSpan(windowStart, windowEnd, now) }))}
    </>
  )
}

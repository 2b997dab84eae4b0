import { useVirtualizer } from '@tanstack/react-virtual'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Initials } from '#components/contact/person-name.tsx'
import { lengthText } from '#components/text/length-text.ts'
import { useFormat, useT } from '#messages/index.ts'
import type { FindingsByVisit } from '../board/check-board.ts'
import type { BoardHandle } from '../board/create-board-handle.ts'
import { VisitChip } from './visit-chip.tsx'
import { shownOfCell, type WeekCell, type WeekRow } from './week-cells.ts'
import styles from './week-board.module.css'

export interface WeekBoardProps {
  rows: readonly WeekRow[]
  days: readonly string[]
  today: string
  findings: FindingsByVisit
  selected: readonly string[]
  handle: BoardHandle
  onDay: (day: string) => void
}

/** A row per person, a cell per day. */
export function WeekBoard(props: WeekBoardProps) {
  const { rows, days, today, findings, selected, handle, onDay } = props
  const t = useT()
  const format = useFormat()
  const lines = useVirtualizer({
    count: rows.length,
    getScrollElement: handle.scroller,
    estimateSize: () => 92,
    getItemKey: (index) => rows[index]?.person.user.id ?? index,
    overscan: 4,
  })
  const { setScroller } = handle
  return (
    <div ref={setScroller} className={styles.scroller} data-board>
      <div className={clsx(styles.row, styles.header)}>
        <span className={styles.head}>{t('board.people')}</span>
        {days.map((day) => (
          <button
            key={day}
            type="button"
            className={clsx(styles.day, day === today && styles.today)}
            onClick={() => onDay(day)}
          >
            {format.weekday(day)}
          </button>
        ))}
      </div>
      <div className={styles.lines} style={{ height: lines.getTotalSize() }}>
        {lines.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index]
          if (!row) return null
          const { user } = row.person
          return (
            <section
              key={key}
              ref={lines.measureElement}
              data-index={index}
              className={clsx(styles.row, styles.line)}
              style={{ translate: `0 ${start}px` }}
              aria-label={user.name}
            >
              <span className={styles.head}>
                <Initials name={user.name} userId={user.id} />
                <span className={styles.name}>{user.name}</span>
              </span>
              {row.cells.map((cell) => (
                <Cell
                  key={cell.day}
                  cell={cell}
                  personId={user.id}
                  findings={findings}
                  selected={selected}
                />
              ))}
            </section>
          )
        })}
      </div>
    </div>
  )
}

interface CellProps {
  cell: WeekCell
  personId: string
  findings: FindingsByVisit
  selected: readonly string[]
}

function Cell({ cell, personId, findings, selected }: CellProps) {
  const t = useT()
  const format = useFormat()
  const load = t('board.load', {
    load: lengthText(t, cell.loadMinutes * 60_000),
    shift: lengthText(t, cell.shiftMinutes * 60_000),
  })
  const shortLoad = t('board.load', {
    load: shortLength(cell.loadMinutes),
    shift: shortLength(cell.shiftMinutes),
  })
  const away = cell.away === null ? null : t(`board.away.${cell.away}`)
  const visits = t('board.visitCount', { count: cell.items.length })
  const [isOpen, setIsOpen] = useState(false)
  const { shown, more } = isOpen
    ? { shown: cell.items, more: 0 }
    : shownOfCell(cell.items, selected)
  return (
    <div
      className={clsx(styles.cell, (cell.away || cell.shiftMinutes === 0) && styles.off)}
      data-cell={cell.day}
      data-cell-person={personId}
    >
      <ul
        className={styles.items}
        aria-label={[format.weekday(cell.day), away, visits, load].filter(Boolean).join(', ')}
      >
        {shown.map((item) => (
          <li key={item.id}>
            <VisitChip
              item={item}
              findings={findings.get(item.id) ?? none}
              personId={personId}
              isSelected={selected.includes(item.id)}
            />
          </li>
        ))}
        {more > 0 && (
          <li>
            <button type="button" className={styles.more} onClick={() => setIsOpen(true)}>
              {t('board.moreCount', { count: more })}
            </button>
          </li>
        )}
      </ul>
      <span
        className={clsx(styles.load, cell.loadMinutes > cell.shiftMinutes && styles.over)}
        aria-hidden="true"
      >
        {away ?? (cell.shiftMinutes > 0 || cell.loadMinutes > 0 ? shortLoad : '')}
      </span>
    </div>
  )
}

/** '5:41' for 341 minutes. */
function shortLength(minutes: number): string {
  const whole = Math.round(minutes)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

const none = [] as const

import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { AuditEntry } from '#data/index.ts'
import { useTimeZone } from '#data/react.ts'
import { noonOf } from '#domain/time/noon-of.ts'
import { useFormat, useNow } from '#messages/index.ts'
import listStyles from '#ui/list/list.module.css'
import { scrollPageAsList } from '#ui/list/scroll-as-list.ts'
import { useRowOptions } from '#ui/list/use-row-options.ts'
import { WindowedRows } from '#ui/list/windowed-rows.tsx'
import { rowAt } from './log-parts.ts'
import { RowPlaceholder } from './log-row.tsx'
import styles from './log.module.css'
import type { LogReading } from './use-log.ts'

const guessedRow = 65

export interface LogListProps {
  label: string
  reading: LogReading
  /** Renders the row of an entry; another function renders all rows again. */
  renderEntry: (entry: AuditEntry) => ReactNode
}

/** The entries in sight, below the day that the first of them was received. */
export function LogList({ label, reading, renderEntry }: LogListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const { log, showRange } = reading
  useLayoutEffect(() => {
    setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
  }, [])
  const keyAt = useCallback((index: number) => rowAt(log, index)?.id ?? index, [log])
  const { options, measureFrom } = useRowOptions({ count: log.count, guessedRow, keyAt, list })
  const rows = useWindowVirtualizer({ ...options, scrollMargin: top, scrollToFn: scrollPageAsList })
  useLayoutEffect(() => measureFrom(rows))

  const first = rows.range?.startIndex ?? 0
  const last = rows.range?.endIndex ?? 0
  useEffect(() => showRange(first, last), [first, last, log.count, showRange])

  const renderAt = useCallback(
    (index: number) => {
      const row = rowAt(log, index)
      if (!row) return null
      return (
        <>
          {row.isFirstOfDay && index > 0 && <DayHeading day={row.day} />}
          {row.entry ? renderEntry(row.entry) : <RowPlaceholder />}
        </>
      )
    },
    [log, renderEntry],
  )
  return (
    <div
      className={styles.entries}
      data-stale={reading.isStale || undefined}
      aria-busy={reading.isStale}
    >
      <div className={styles.day}>
        <DayHeading day={rowAt(log, first)?.day ?? ''} />
      </div>
      <ul
        ref={list}
        aria-label={label}
        className={`${listStyles.list} ${listStyles.virtual}`}
        style={{ height: rows.getTotalSize() }}
      >
        <WindowedRows
          list={list}
          rows={rows}
          offset={top}
          count={log.isComplete ? log.count : -1}
          renderAt={renderAt}
        />
      </ul>
    </div>
  )
}

/** 'Today', or the day with its weekday. */
function DayHeading({ day }: { day: string }) {
  const format = useFormat()
  const now = useNow()
  const noon = noonOf(day, useTimeZone())
  return <h2 className={styles.heading}>{format.date(noon, now)}</h2>
}

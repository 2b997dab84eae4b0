import { useMemo } from 'react'
import { sizesFor } from '../day/bar-box.ts'
import { DayBoard } from '../day/day-board.tsx'
import { firstMinute } from '../day/first-minute.ts'
import type { Cursor } from '../keys/move-cursor.ts'
import { VisitTable } from '../list/visit-table.tsx'
import { MonthBoard } from '../month/month-board.tsx'
import { WeekBoard } from '../week/week-board.tsx'
import { monthDays, weekRows } from '../week/week-cells.ts'
import type { BoardAddress } from './board-url.ts'
import { NoLanes } from './no-lanes.tsx'
import type { BoardHandle } from './create-board-handle.ts'
import type { SelectionCommands } from './selection-bar.tsx'
import type { useBoardView } from './use-board-view.ts'
import type { BoardData } from './use-board.ts'
import { WithSelectionBar } from './with-selection-bar.tsx'

export interface BoardViewProps {
  data: BoardData
  view: ReturnType<typeof useBoardView>
  address: BoardAddress
  today: string
  change: (changes: Partial<BoardAddress>) => void
  cursor: Cursor | null
  handle: BoardHandle
  /** What is done with selected visits. */
  commands: SelectionCommands
}

/** The board as the chosen view shows it. */
export function BoardView(props: BoardViewProps) {
  const { data, view, address, today, change, handle } = props
  const openDay = (day: string) => change({ view: 'day', day })
  const { selected } = address
  const selection = {
    items: data.items,
    selected,
    commands: props.commands,
    onClear: () => change({ selected: [] }),
  }
  if (view.people.length === 0 && address.view !== 'list')
    return (
      <NoLanes
        board={data.board}
        days={view.days}
        onShowEveryone={() => change({ skill: '', territory: '' })}
      />
    )
  switch (address.view) {
    case 'day':
      return (
        <WithSelectionBar {...selection} goesOn>
          <Day {...props} />
        </WithSelectionBar>
      )
    case 'list':
      return (
        <VisitTable
          board={data.board}
          items={data.items}
          findings={view.findings}
          day={address.day}
          selected={selected}
          onSelect={(selected) => change({ selected })}
          commands={props.commands}
        />
      )
    case 'week':
      return (
        <WithSelectionBar {...selection}>
          <Week {...props}>
            {(rows) => (
              <WeekBoard
                rows={rows}
                days={view.days}
                today={today}
                findings={view.findings}
                selected={selected}
                handle={handle}
                onDay={openDay}
              />
            )}
          </Week>
        </WithSelectionBar>
      )
    case 'month':
      return (
        <Week {...props}>
          {(rows) => (
            <MonthBoard
              days={monthDays(rows, view.days)}
              month={address.day.slice(0, 7)}
              today={today}
              onDay={openDay}
            />
          )}
        </Week>
      )
  }
}

function Day({ data, view, address, today, cursor, handle }: BoardViewProps) {
  const { axis, lanes } = view
  const nowMinute = address.day === today ? axis.minuteOf(data.board.now) : null
  return (
    <DayBoard
      axis={axis}
      lanes={lanes}
      sizes={sizesFor(lanes.length, address.isDense)}
      zoom={address.zoom}
      selected={address.selected}
      cursor={cursor ?? { personId: lanes[0]?.person.user.id ?? '', visitId: null }}
      nowMinute={nowMinute}
      timeZone={data.board.company.timeZone}
      firstMinute={firstMinute(lanes, nowMinute)}
      handle={handle}
    />
  )
}

interface WeekProps extends BoardViewProps {
  children: (rows: ReturnType<typeof weekRows>) => React.ReactNode
}

/** Everyone's days, for the week and for the sums of the month. */
function Week({ data, view, children }: WeekProps) {
  const { board, items } = data
  const { findings, people, days } = view
  const rows = useMemo(
    () => weekRows(board, items, findings, people, days),
    [board, items, findings, people, days],
  )
  return children(rows)
}

import { useMemo, useState } from 'react'
import { dayAt } from '#domain/dispatch/day-bounds.ts'
import { dayAxis } from '#domain/dispatch/day-axis.ts'
import { createLaneBuilder } from '../day/build-lanes.ts'
import { isBegunOn } from '#domain/dispatch/unplanned-work.ts'
import { queueRows } from '../queue/queue-rows.ts'
import type { BoardAddress } from './board-url.ts'
import { shownDays } from './shown-days.ts'
import { useFindings } from './use-findings.ts'
import { shownPeople } from '#components/dispatch/shown-people.ts'
import type { BoardData } from './use-board.ts'

/** What the board shows of its data: whose lanes, the queue, and what is wrong on the days of the view. */
export function useBoardView(data: BoardData, { view, day, skill, territory }: BoardAddress) {
  const { board, items } = data
  const { timeZone } = board.company
  const axis = useMemo(() => dayAxis(day, timeZone), [day, timeZone])
  const days = useMemo(() => shownDays(view, day), [view, day])
  const people = useMemo(
    () => shownPeople(board, { skill, territory }, days),
    [board, skill, territory, days],
  )
  const { findings, isChecked } = useFindings(board, days)
  const [buildLanes] = useState(createLaneBuilder)
  const lanes = useMemo(
    () => (view === 'day' ? buildLanes({ board, items, findings, axis, people }) : []),
    [view, buildLanes, board, items, findings, axis, people],
  )
  const { territories } = board.company
  const today = dayAt(board.now, timeZone)
  const rows = useMemo(() => {
    const isKnown = territories.some(({ id }) => id === territory)
    return queueRows(items.values(), findings, {
      territory: isKnown ? territory : null,
      isOnBoard: (item) => isBegunOn(item, today, timeZone),
    })
  }, [items, findings, territories, territory, today, timeZone])
  return { axis, days, people, findings, isChecked, lanes, rows }
}

import { useMemo, useState } from 'react'
import { dayAxis } from '#domain/dispatch/day-axis.ts'
import { checkDays } from './check-board.ts'
import { createLaneBuilder } from '../day/build-lanes.ts'
import { queueRows } from '../queue/queue-rows.ts'
import type { BoardAddress } from './board-url.ts'
import { shownPeople } from './shown-people.ts'
import type { BoardData } from './use-board.ts'

/** What the board shows of its data: the lanes of the day, the queue, and what is wrong. */
export function useBoardView(data: BoardData, { day, skill }: BoardAddress) {
  const { board, items } = data
  const axis = useMemo(() => dayAxis(day, board.company.timeZone), [day, board.company.timeZone])
  const people = useMemo(() => shownPeople(board, skill), [board, skill])
  const findings = useMemo(() => checkDays(board, [day]), [board, day])
  const [buildLanes] = useState(createLaneBuilder)
  const lanes = useMemo(
    () => buildLanes({ board, items, findings, axis, people }),
    [buildLanes, board, items, findings, axis, people],
  )
  const rows = useMemo(() => queueRows(items.values(), findings), [items, findings])
  return { axis, people, findings, lanes, rows }
}

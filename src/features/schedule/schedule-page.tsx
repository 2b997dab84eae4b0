import { useOutlet } from 'react-router'
import { useActor } from '#data/react.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { BoardPage } from './board/board-page.tsx'
import { DayListPage } from './day-list/day-list-page.tsx'

/**
 * The board; on a phone and for technicians, whose device holds only their own visits, the days as a list; a day on paper
 * where the URL says so.
 */
export function SchedulePage() {
  const isWide = useMediaQuery('(width >= 700px)')
  const actor = useActor()
  const print = useOutlet()
  if (print) return print
  return isWide && actor !== null && isAdminLevel(actor) ? <BoardPage /> : <DayListPage />
}

import { useOutlet } from 'react-router'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { BoardPage } from './board/board-page.tsx'
import { DayListPage } from './day-list/day-list-page.tsx'

/** The board, or on a phone the days as a list; a day on paper where the URL says so. */
export function SchedulePage() {
  const isWide = useMediaQuery('(width >= 700px)')
  const print = useOutlet()
  if (print) return print
  return isWide ? <BoardPage /> : <DayListPage />
}

import { useMediaQuery } from '#ui/use-media-query.ts'
import { BoardPage } from './board/board-page.tsx'
import { DayListPage } from './day-list/day-list-page.tsx'

/** The board, or on a phone the days as a list. */
export function SchedulePage() {
  const isWide = useMediaQuery('(width >= 700px)')
  return isWide ? <BoardPage /> : <DayListPage />
}

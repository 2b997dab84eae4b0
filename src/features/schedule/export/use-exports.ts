import { personLabel } from '#components/dispatch/person-label.ts'
import { useT } from '#messages/index.ts'
import { saveFile } from '#lib/save-file.ts'
import type { useBoardView } from '../board/use-board-view.ts'
import type { BoardData } from '../board/use-board.ts'
import { shownVisits } from './shown-visits.ts'
import { visitsCalendar } from './visits-calendar.ts'
import { visitsCsv } from './visits-csv.ts'

/** Saves the visits of the days that are shown as a file. */
export function useExports(
  { board, items }: BoardData,
  { days, findings }: ReturnType<typeof useBoardView>,
  day: string,
) {
  const t = useT()
  const shown = () => shownVisits(board, items, days)
  return {
    onCsv() {
      const text = visitsCsv(t, shown(), board, findings)
      saveFile(`schedule-${day}.csv`, new Blob([text], { type: 'text/csv' }))
    },
    onCalendar() {
      const text = visitsCalendar(shown(), new Date(board.now).toISOString(), (id) =>
        personLabel(t, board.people, id),
      )
      saveFile(`schedule-${day}.ics`, new Blob([text], { type: 'text/calendar' }))
    },
  }
}

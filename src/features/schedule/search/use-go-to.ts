import { isBegunOn } from '#domain/dispatch/unplanned-work.ts'
import { visitDay } from '#domain/dispatch/visit-time.ts'
import type { BoardAddress } from '../board/board-url.ts'
import type { BoardHandle } from '../board/create-board-handle.ts'
import type { Cursor } from '../keys/move-cursor.ts'
import type { Found } from './find-on-board.ts'

export interface GoToHost {
  readonly timeZone: string
  /** The local day that it is. */
  readonly today: string
  readonly change: (changes: Partial<BoardAddress>) => void
  readonly handle: BoardHandle
  readonly goTo: (place: Cursor) => void
}

/** Leads to what a search found: to a person's lane, to a visit on its day, or to its row if it is not planned. */
export function useGoTo({
  timeZone,
  today,
  change,
  handle,
  goTo,
}: GoToHost): (found: Found) => void {
  return ({ id, item }) => {
    if (!item) {
      change({ view: 'day' })
      goTo({ personId: id, visitId: null })
      return
    }
    const day = isBegunOn(item, today, timeZone) ? today : visitDay(item, timeZone)
    const [personId] = item.assigneeIds
    if (day === null || personId === undefined) {
      change({ selected: [id] })
      handle.focusFound(id)
      return
    }
    change({ view: 'day', day, selected: [id] })
    goTo({ personId, visitId: id })
  }
}

import { isTimed as isTimedStart } from '#domain/booking/plan-of-bookings.ts'
import type { BoardItem } from '../board/use-board.ts'

/** The people of a visit after it was moved from one lane to another. */
export function reassigned(
  assigneeIds: readonly string[],
  from: string | null,
  to: string,
): readonly string[] {
  if (from === to) return assigneeIds
  // One of a crew is replaced; anything else is given to the new person alone.
  if (from === null || assigneeIds.length < 2) return [to]
  return [...new Set(assigneeIds.map((id) => (id === from ? to : id)))]
}

/** Whether a visit is planned for a time, and not only for a day. */
export function isTimed(item: BoardItem): item is BoardItem & { readonly start: string } {
  return isTimedStart(item.start)
}

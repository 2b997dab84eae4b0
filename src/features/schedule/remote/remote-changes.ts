import { haveSame } from '#domain/booking/have-same.ts'
import type { BoardItem } from '../board/use-board.ts'

/**
 * Ids of the visits that someone other than `uid` planned, assigned or worked on between two states of the board. What
 * reached the server before `since`, in milliseconds, is not news: a first load brings it too.
 */
export function remoteChanges(
  before: ReadonlyMap<string, BoardItem>,
  after: ReadonlyMap<string, BoardItem>,
  uid: string,
  since: number,
): readonly string[] {
  return [...after.values()]
    .filter(
      (item) =>
        item.order.updatedBy !== uid &&
        Date.parse(item.order.updatedAt) >= since &&
        isOther(before.get(item.id), item),
    )
    .map(({ id }) => id)
}

function isOther(before: BoardItem | undefined, after: BoardItem): boolean {
  if (before === after) return false
  return (
    !before ||
    before.start !== after.start ||
    before.minutes !== after.minutes ||
    before.locked !== after.locked ||
    before.order.status !== after.order.status ||
    !haveSame(before.assigneeIds, after.assigneeIds)
  )
}

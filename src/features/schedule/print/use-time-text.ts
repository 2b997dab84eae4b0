import { useFormat, useT } from '#messages/index.ts'
import type { BoardItem } from '../board/use-board.ts'
import { isTimed } from '../drag/assignment.ts'

/** From when to when a visit is on its day. */
export function useTimeText(): (item: BoardItem) => string {
  const t = useT()
  const format = useFormat()
  return (item) => {
    if (!isTimed(item)) return t('board.anytime')
    const end = new Date(Date.parse(item.start) + item.minutes * 60_000).toISOString()
    return `${format.time(item.start)}–${format.time(end)}`
  }
}

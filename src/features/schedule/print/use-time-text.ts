import { useTimeZone } from '#data/react.ts'
import { toLocalTime } from '#domain/time/local-time.ts'
import { minutesAfter } from '#domain/time/minutes-after.ts'
import { useFormat, useT } from '#messages/index.ts'
import type { BoardItem } from '../board/use-board.ts'
import { isTimed } from '../drag/assignment.ts'

/** From when to when a visit is on its day. */
export function useTimeText(): (item: BoardItem) => string {
  const t = useT()
  const format = useFormat()
  const timeZone = useTimeZone()
  const clock = (instant: string) => toLocalTime(instant, timeZone).slice(11, 16)
  return (item) => {
    if (!isTimed(item)) return t('board.anytime')
    const end = minutesAfter(item.start, item.minutes)
    return format.clockSpan(clock(item.start), clock(end))
  }
}

import { useEffect, useEffectEvent, useRef } from 'react'
import { personLabel } from '#components/dispatch/person-label.ts'
import { concurrentPlans } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { showToast } from '#ui/overlay/toast.ts'
import type { BoardData, BoardItem } from '../board/use-board.ts'
import { untoldChanges } from './shared-changes.ts'

/** Long enough to be read beside other work. */
const toldMs = 15_000

/** Tells at once that someone else changed one of these visits at the same time, and what it is now. */
export function useSharedChanges(
  changed: readonly string[],
  { items, board: { people } }: BoardData,
  onShow: (item: BoardItem) => void,
): void {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const me = useActor()?.uid ?? ''
  const orderIds = [...new Set(changed.flatMap((id) => items.get(id)?.orderId ?? []))].sort()
  const planners = useLive(concurrentPlans(orderIds))
  const told = useRef<ReadonlySet<string>>(new Set())

  const planOf = ({ assigneeIds, start }: BoardItem) => {
    if (start === null) return t('board.unplanned')
    const names = assigneeIds.map((id) => personLabel(t, people, id))
    const when = start.length === 10 ? format.day(start) : format.when(start, now)
    return [format.list(names), when].filter(Boolean).join(', ')
  }
  const tell = useEffectEvent((found: NonNullable<typeof planners>) => {
    for (const { visitId, others } of untoldChanges(found, changed, me, told.current)) {
      const item = items.get(visitId)
      if (!item) continue
      told.current = new Set([...told.current, visitId])
      const names = format.list(others.map((id) => personLabel(t, people, id)))
      showToast(t('board.changedToo', { title: item.order.title, names }), {
        id: `shared/${visitId}`,
        note: t('board.changedTooNow', { plan: planOf(item) }),
        action: { label: t('board.showProblem'), onPress: () => onShow(item) },
        duration: toldMs,
      })
    }
  })
  useEffect(() => {
    if (planners) tell(planners)
  }, [planners])
}

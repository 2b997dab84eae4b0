import { findingText } from '#components/dispatch/finding-text.ts'
import { personLabel } from '#components/dispatch/person-label.ts'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import type { BoardVisitItem } from '#data/index.ts'
import { useData } from '#data/react.ts'
import { restoreStatusArgs, planArgs, type VisitPlan } from '#domain/booking/plan-args.ts'
import { assignNow } from '#domain/dispatch/assign-now.ts'
import { type StatusRestore, lostStatus } from '#domain/order/transitions/lost-status.ts'
import { newId } from '#lib/new-id.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { showToast } from '#ui/overlay/toast.ts'
import type { TrackingBoard } from './use-tracking-board.ts'
import { visitWhen } from './visit-when.ts'

/** Gives a visit to one person at `start` or as `assignNow` says; works offline and can be undone. */
export function useAssign({ board, items }: TrackingBoard, day: string) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const { mutateAll } = useData()
  const reportProblem = useProblemToast()

  /** `restored`: the status that undoing an assignment restores. */
  async function store(
    visit: BoardVisitItem,
    from: VisitPlan,
    to: VisitPlan,
    restored: StatusRestore | null = null,
  ): Promise<boolean> {
    const args = planArgs(visit, { from, to })
    const result = await mutateAll([
      { id: newId(), name: 'booking/plan', args },
      ...(restored
        ? [
            {
              id: newId(),
              name: 'order/takeBack' as const,
              args: restoreStatusArgs(visit, restored),
            },
          ]
        : []),
    ])
    if (!result.ok) reportProblem(result.problem)
    return result.ok
  }

  return async (visitId: string, personId: string, wanted?: string) => {
    const visit = items.get(visitId)
    if (!visit) return
    const { start, blocked } = assignNow(board, visit, personId, {
      day,
      ...(wanted !== undefined && { start: wanted }),
    })
    if (blocked) {
      const namesOf = (ids: readonly string[]) =>
        format.list(ids.map((id) => personLabel(t, board.people, id)))
      return showToast(findingText(t, blocked, namesOf), { id: 'tracking', kind: 'danger' })
    }
    const isMoved = start !== visit.start
    const from = { assigneeIds: visit.assigneeIds, ...(isMoved && { start: visit.start }) }
    const to = { assigneeIds: [personId], ...(isMoved && { start }) }
    const lost = lostStatus(visit, to.assigneeIds)
    if (!(await store(visit, from, to))) return
    const what = { title: visit.order.title, name: personLabel(t, board.people, personId) }
    const label = start
      ? t('tracking.assignedAt', {
          ...what,
          when: visitWhen(t, format, { ...visit, start }, now, board.company.timeZone),
        })
      : t('tracking.assigned', what)
    showToast(label, {
      id: 'tracking',
      action: { label: t('action.undo'), onPress: () => void store(visit, to, from, lost) },
    })
  }
}

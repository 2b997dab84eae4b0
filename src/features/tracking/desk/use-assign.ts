import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import type { BoardVisitItem } from '#data/index.ts'
import { useData } from '#data/react.ts'
import { planArgs, type VisitPlan } from '#domain/booking/plan-args.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { newId } from '#lib/new-id.ts'
import { showToast } from '#ui/overlay/toast.ts'

/** Gives a visit to one person, at a new time or its own; works offline and can be undone. */
export function useAssign() {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const { mutateAll } = useData()
  const reportProblem = useProblemToast()

  async function store(visit: BoardVisitItem, from: VisitPlan, to: VisitPlan): Promise<boolean> {
    const args = planArgs(visit, { from, to })
    const result = await mutateAll([{ id: newId(), name: 'booking/plan', args }])
    if (!result.ok) reportProblem(result.problem)
    return result.ok
  }

  return async (visit: BoardVisitItem, personId: string, name: string, start?: string) => {
    const isTimed = start !== undefined && start !== visit.start
    const from = { assigneeIds: visit.assigneeIds, ...(isTimed && { start: visit.start }) }
    const to = { assigneeIds: [personId], ...(isTimed && { start }) }
    if (!(await store(visit, from, to))) return
    const at = to.start ?? visit.start
    const { title } = visit.order
    const label = at
      ? t('tracking.assignedAt', { title, name, when: format.when(at, now) })
      : t('tracking.assigned', { title, name })
    showToast(label, {
      id: 'tracking',
      action: { label: t('action.undo'), onPress: () => void store(visit, to, from) },
    })
  }
}

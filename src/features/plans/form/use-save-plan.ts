import { useSaving } from '#components/sheet/use-saving.ts'
import type { PlanView } from '#data/index.ts'
import { useData } from '#data/react.ts'
import { changesOfEdit } from '#domain/plan/changes-of-edit.ts'
import type { PlanEdit } from '#domain/plan/plan-edit.ts'
import type { Problem } from '#domain/problem.ts'
import { newId } from '#lib/new-id.ts'
import type { Result } from '#lib/result.ts'
import { trueNow } from '#messages/index.ts'

/** Saves an edit of a plan with what follows for its orders: all of it, or nothing and the problem. */
export function useStoreEdit(view: PlanView) {
  const { mutateAll } = useData()
  return async (edit: Result<PlanEdit, Problem>): Promise<Result<void, Problem>> => {
    if (!edit.ok) return edit
    const now = new Date(trueNow()).toISOString()
    const changes = changesOfEdit(view.plan, edit.value, view, now)
    return mutateAll(changes.map(({ name, args }) => ({ id: newId(), name, args })))
  }
}

/** The same from a sheet, which shows the problem. */
export function useSavePlan(view: PlanView, onDone: () => void) {
  const store = useStoreEdit(view)
  const { isSaving, problem, save } = useSaving(onDone)
  return {
    isSaving,
    problem,
    savePlan: (edit: Result<PlanEdit, Problem>) => save(() => store(edit)),
  }
}

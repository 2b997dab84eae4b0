import { useRef, useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useData } from '#data/react.ts'
import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import { useFormat, useT } from '#messages/index.ts'
import { useLatest } from '#ui/use-latest.ts'
import { showToast } from '#ui/overlay/toast.ts'
import { planMutation, sendMutation } from './plan-mutation.ts'
import { emptyStack, withAct, withRedone, withUndone } from './undo-stack.ts'
import { changeTo, type Plan, undoing, type VisitChange } from './visit-change.ts'

export interface BoardActions {
  /** Gives visits a plan, as one act that can be undone. `label` says what was done. */
  readonly plan: (
    plans: readonly (readonly [BoardVisit, Partial<Plan>])[],
    label: string,
  ) => Promise<void>
  /** Sends planned visits to their people. */
  readonly send: (visits: readonly BoardVisit[]) => Promise<void>
  readonly undo: () => Promise<void>
  readonly redo: () => Promise<void>
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** The acts of a dispatcher on the board: each is stored at once, works offline, and can be undone. */
export function useBoardActions(visits: ReadonlyMap<string, BoardVisit>): BoardActions {
  const t = useT()
  const format = useFormat()
  const { mutateAll } = useData()
  const reportProblem = useProblemToast()
  const [stack, setStack] = useState(emptyStack)
  // What is undone is what the newest act was when it is pressed, also between two renderings.
  const newest = useRef(stack)
  const keep = (next: typeof stack) => {
    newest.current = next
    setStack(next)
  }
  const shown = useLatest(visits)

  async function store(changes: readonly VisitChange[]): Promise<boolean> {
    const mutations = changes.flatMap((change) => {
      const visit = shown.current.get(change.visitId)
      return visit ? [planMutation(visit, change)] : []
    })
    if (mutations.length === 0) return true
    const result = await mutateAll(mutations)
    if (!result.ok) reportProblem(result.problem)
    return result.ok
  }

  async function reverse(direction: 'undo' | 'redo'): Promise<void> {
    const { done, undone } = newest.current
    const act = (direction === 'undo' ? done : undone).at(-1)
    if (!act) return
    const turned =
      direction === 'undo'
        ? act.changes
        : act.changes.map(({ visitId, from, to }) => ({ visitId, from: to, to: from }))
    const { changes, kept } = undoing(turned, shown.current)
    const before = newest.current
    keep((direction === 'undo' ? withUndone : withRedone)(before))
    if (!(await store(changes))) return keep(before)
    const titles = kept.map((id) => shown.current.get(id)?.order.title ?? '').filter(Boolean)
    showToast(t(`board.${direction === 'undo' ? 'undone' : 'redone'}`, { what: act.label }), {
      id: 'board',
      ...(titles.length > 0 && { note: t('board.keptChange', { titles: format.list(titles) }) }),
    })
  }

  return {
    async plan(plans, label) {
      const changes = plans.flatMap(([visit, plan]) => changeTo(visit, plan) ?? [])
      if (changes.length === 0 || !(await store(changes))) return
      keep(withAct(newest.current, { label, changes }))
      showToast(label, {
        id: 'board',
        action: { label: t('action.undo'), onPress: () => void reverse('undo') },
      })
    },
    async send(visits) {
      const planned = visits.filter(
        ({ isSent, order, assigneeIds }) =>
          assigneeIds.length > 0 && (!isSent || order.status === 'scheduled'),
      )
      if (planned.length === 0) return showToast(t('board.nothingToSend'), { id: 'board' })
      const result = await mutateAll(planned.map(sendMutation))
      if (!result.ok) return reportProblem(result.problem)
      showToast(t('schedule.sent', { count: planned.length }), { id: 'board', kind: 'success' })
    },
    undo: () => reverse('undo'),
    redo: () => reverse('redo'),
    canUndo: stack.done.length > 0,
    canRedo: stack.undone.length > 0,
  }
}

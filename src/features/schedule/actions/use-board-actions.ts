import { useRef, useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useData } from '#data/react.ts'
import { useFormat, useT } from '#messages/index.ts'
import { useLatest } from '#ui/use-latest.ts'
import { showToast } from '#ui/overlay/toast.ts'
import type { VisitPiece } from '#domain/dispatch/simulate/split-visit.ts'
import type { BoardItem } from '../board/use-board.ts'
import { cancelMutation, furtherMutation, planMutation, sendMutation } from './plan-mutation.ts'
import { splitParts } from './split-parts.ts'
import { emptyStack, withAct, withRedone, withUndone } from './undo-stack.ts'
import { changeTo, type Plan, undoing, type VisitChange } from './visit-change.ts'

export interface BoardActions {
  /** Gives visits a plan, as one act that can be undone. `label` says what was done. */
  readonly plan: (
    plans: readonly (readonly [BoardItem, Partial<Plan>])[],
    label: string,
  ) => Promise<void>
  /** Sends planned visits to their people. */
  readonly send: (visits: readonly BoardItem[]) => Promise<void>
  /** Cuts a visit into these pieces: the first is the visit itself, the others are further ones of its order. */
  readonly split: (visit: BoardItem, pieces: readonly VisitPiece[]) => Promise<void>
  /** Cancels a further visit of an order. */
  readonly cancelPart: (visit: BoardItem) => Promise<void>
  readonly undo: () => Promise<void>
  readonly redo: () => Promise<void>
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** The acts of a dispatcher on the board: each is stored at once, works offline, and can be undone. */
export function useBoardActions(visits: ReadonlyMap<string, BoardItem>): BoardActions {
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
    async split(visit, pieces) {
      const [first] = pieces
      const parts = splitParts(visit.series.parts, pieces.length - 1)
      if (!first || parts === null) return showToast(t('board.tooManyParts'), { id: 'board' })
      const change = changeTo(visit, { minutes: first.minutes, start: first.start })
      const known = (n: number) => [...new Set([...visit.series.parts, ...parts.slice(0, n)])]
      const result = await mutateAll([
        ...(change ? [planMutation(visit, change)] : []),
        ...parts.map((part, i) => {
          const piece = pieces[i + 1] ?? first
          return furtherMutation(visit, part, piece, known(i))
        }),
      ])
      if (!result.ok) return reportProblem(result.problem)
      const all = known(parts.length)
      const rejoin = async () => {
        const back = change && { ...change, from: change.to, to: change.from }
        const undone = await mutateAll([
          ...parts.map((part) => cancelMutation(visit, part, all)),
          ...(back
            ? [planMutation({ ...visit, series: { ...visit.series, parts: all } }, back)]
            : []),
        ])
        if (!undone.ok) reportProblem(undone.problem)
      }
      showToast(t('board.splitDone', { title: visit.order.title, count: pieces.length }), {
        id: 'board',
        action: { label: t('action.undo'), onPress: () => void rejoin() },
      })
    },
    async cancelPart(visit) {
      const result = await mutateAll([cancelMutation(visit, visit.part, visit.series.parts)])
      if (!result.ok) reportProblem(result.problem)
    },
    undo: () => reverse('undo'),
    redo: () => reverse('redo'),
    canUndo: stack.done.length > 0,
    canRedo: stack.undone.length > 0,
  }
}

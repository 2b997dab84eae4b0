import { useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import type { UndoStack } from '#components/undo/undo-stack.ts'
import { type Direction, useUndoHistory } from '#components/undo/use-undo-history.ts'
import { useData, useTimeZone } from '#data/react.ts'
import { createTabMemory } from '#lib/tab-memory.ts'
import { useFormat, useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { showToast } from '#ui/overlay/toast.ts'
import type { NewAbsence } from '#domain/time/new-absence.ts'
import type { VisitPiece } from '#domain/dispatch/simulate/split-visit.ts'
import type { BoardItem } from '../board/use-board.ts'
import type { PendingVisits } from '../board/use-pending.ts'
import { cancelledPart } from './part-change.ts'
import { actMutations, sendMutation } from './plan-mutation.ts'
import { splitAct } from './split-act.ts'
import { type Act, type ActChanges, turned, undoingAct } from './undo-act.ts'
import { changeTo, type Plan } from './visit-change.ts'

export interface BoardActions {
  /**
   * Gives visits a plan, as one act that can be undone. `label` says what was done, `note` what to look at, `before` where
   * the one visit was, `sends` the ids of the visits that are sent with it,
   * `addsAbsence` the time off that is stored with it.
   */
  readonly plan: (
    plans: readonly (readonly [BoardItem, Partial<Plan>])[],
    label: string,
    about?: {
      readonly note?: string
      readonly before?: string
      readonly sends?: readonly string[]
      readonly addsAbsence?: NewAbsence
    },
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
  /** Ids of the visits that were changed here since the board was opened. */
  readonly changed: readonly string[]
}

const memory = createTabMemory<UndoStack<Act>>()

/** The acts of a dispatcher on the board: each is stored at once, works offline, and can be undone. */
export function useBoardActions({ newest: visitsNow, remember }: PendingVisits): BoardActions {
  const t = useT()
  const format = useFormat()
  const { mutateAll } = useData()
  const reportProblem = useProblemToast()
  const history = useUndoHistory(memory, useToday(useTimeZone()))
  const [changed, setChanged] = useState<readonly string[]>([])

  async function store(changes: ActChanges, isAgain: boolean): Promise<boolean> {
    const visits = visitsNow()
    const mutations = actMutations(changes, visits, isAgain)
    if (mutations.length === 0) return true
    const result = await mutateAll(mutations)
    if (!result.ok) {
      reportProblem(result.problem)
      return false
    }
    remember(changes)
    const ids = changes.changes.map(({ visitId }) => visitId)
    setChanged((before) => [...new Set([...before, ...ids])])
    return true
  }

  /** Stores an act, so that it can be undone. */
  async function perform(act: Act, note?: string): Promise<void> {
    if (!(await store(act, false))) return
    history.add(act)
    showToast(act.label, {
      id: 'board',
      ...(note !== undefined && { note }),
      action: { label: t('action.undo'), onPress: () => void reverse('undo') },
    })
  }

  const reverse = (direction: Direction) =>
    history.reverse(direction, (act) => storeReversed(act, direction))

  async function storeReversed(act: Act, direction: Direction): Promise<boolean> {
    const { kept, ...changes } = undoingAct(direction === 'undo' ? act : turned(act), visitsNow())
    const sends = direction === 'redo' ? (act.sends ?? []) : []
    if (!(await store({ ...changes, sends }, true))) return false
    const titles = new Set(kept.map((id) => visitsNow().get(id)?.order.title ?? ''))
    titles.delete('')
    const changed =
      titles.size > 0 ? t('board.keptChange', { titles: format.list([...titles]) }) : null
    if (changed !== null && changes.changes.length + changes.parts.length === 0) {
      showToast(changed, { id: 'board' })
      return true
    }
    showToast(reversedText(act, direction), {
      id: 'board',
      ...(changed !== null && { note: changed }),
    })
    return true
  }

  function reversedText({ label, before }: Act, direction: Direction): string {
    if (direction === 'redo') return t('board.redone', { what: label })
    return before === undefined
      ? t('board.undone', { what: label })
      : t('board.undoneTo', { what: before })
  }

  return {
    async plan(plans, label, { note, before, sends = [], addsAbsence } = {}) {
      const changes = plans.flatMap(([visit, plan]) => changeTo(visit, plan) ?? [])
      if (changes.length > 0 || addsAbsence)
        await perform(
          {
            label,
            changes,
            parts: [],
            sends,
            ...(before !== undefined && { before }),
            ...(addsAbsence && { addsAbsence }),
          },
          note,
        )
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
      const act = splitAct(visit, pieces)
      if (!act) return showToast(t('board.tooManyParts'), { id: 'board' })
      const { title } = visit.order
      await perform({ ...act, label: t('board.splitDone', { title, count: pieces.length }) })
    },
    async cancelPart(visit) {
      const label = t('board.partCancelled', { title: visit.order.title })
      await perform({ label, changes: [], parts: [cancelledPart(visit)] })
    },
    undo: () => reverse('undo'),
    redo: () => reverse('redo'),
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    changed,
  }
}

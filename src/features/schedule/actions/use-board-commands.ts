import { personLabel } from '#components/dispatch/person-label.ts'
import { useTimeZone } from '#data/react.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import type { BoardPerson } from '#domain/dispatch/board-visit.ts'
import type { VisitPiece } from '#domain/dispatch/simulate/split-visit.ts'
import type { Finding } from '#domain/dispatch/finding.ts'
import { showToast } from '#ui/overlay/toast.ts'
import { findingText } from '#components/dispatch/finding-text.ts'
import type { BoardItem } from '../board/use-board.ts'
import type { BoardActions } from './use-board-actions.ts'
import { pastStarts } from './past-starts.ts'
import type { Plan, Plans } from './visit-change.ts'

export interface CommandHost {
  readonly actions: BoardActions
  readonly people: ReadonlyMap<string, BoardPerson>
  readonly check: (item: BoardItem, plan: Partial<Plan>) => readonly Finding[]
}

/** What a dispatcher does with visits, each as one act with its sentence. */
export function useBoardCommands({ actions, people, check }: CommandHost) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const timeZone = useTimeZone()

  /** 'Boiler service: Ana Ruiz, today 10:15'. */
  function labelOf(plans: Plans): string {
    const [first] = plans
    if (!first || plans.length > 1) return t('board.movedCount', { count: plans.length })
    const [item, plan] = first
    const title = item.order.title
    if (plan.start === null) return t('board.unassigned', { title })
    const start = plan.start ?? item.start
    const names = (plan.assigneeIds ?? item.assigneeIds).map((id) => personLabel(t, people, id))
    const when =
      start === null ? '' : start.length === 10 ? format.day(start) : format.when(start, now)
    return t('board.moved', { title, where: [format.list(names), when].filter(Boolean).join(', ') })
  }

  /** Stores plans, except those that a rule forbids, which are named; a start in the past is allowed, and said. `sent` is the one that is sent too. */
  function drop(plans: Plans, sent: BoardItem | null = null): void {
    const blocked = plans.flatMap(([item, plan]) => {
      const block = check(item, plan).find(({ severity }) => severity === 'block')
      return block ? [{ item, block }] : []
    })
    const [first] = blocked
    if (first) {
      showToast(t('board.blocked', { title: first.item.order.title }), {
        kind: 'danger',
        note: findingText(t, first.block),
        id: 'board',
      })
    }
    const allowed = plans.filter(([item]) => !blocked.some((one) => one.item === item))
    if (allowed.length === 0) return
    const past = pastStarts(allowed, now, timeZone)
    const isSending = allowed.some(([item]) => item === sent)
    void actions.plan(allowed, labelOf(allowed), {
      ...(isSending && sent && { sends: [sent.id], note: t('schedule.sent', { count: 1 }) }),
      ...(past > 0 && { note: t('board.startsInPast', { count: past }) }),
      ...(allowed.length === 1 && {
        before: labelOf(allowed.map(([item]) => [item, planOf(item)])),
      }),
    })
  }

  return {
    drop: (plans: Plans) => drop(plans),
    /** Plans an urgent visit, with those that make room for it, and sends it to its people. */
    fitIn: (item: BoardItem, plans: Plans) => drop(plans, item),
    unassign: (items: readonly BoardItem[]) =>
      drop(items.map((item) => [item, { start: null, assigneeIds: [] }])),
    lock(items: readonly BoardItem[]) {
      if (items.length === 0) return
      const locked = items.every((item) => item.locked !== 'none') ? 'none' : 'both'
      const label = t(locked === 'none' ? 'board.unlockedCount' : 'board.lockedCount', {
        count: items.length,
      })
      void actions.plan(
        items.map((item) => [item, { locked }]),
        label,
      )
    },
    send: (items: readonly BoardItem[]) => void actions.send(items),
    split: (item: BoardItem, pieces: readonly VisitPiece[]) => void actions.split(item, pieces),
    cancelPart: (item: BoardItem) => void actions.cancelPart(item),
  }
}

/** The plan that a visit has; what has people but no time is not in the queue. */
function planOf({ assigneeIds, start }: BoardItem): Partial<Plan> {
  return start === null && assigneeIds.length > 0 ? { assigneeIds } : { assigneeIds, start }
}

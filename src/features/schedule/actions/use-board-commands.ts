import { personLabel } from '#components/dispatch/person-label.ts'
import { useTimeZone } from '#data/react.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import type { BoardPerson } from '#domain/dispatch/board-visit.ts'
import type { NewAbsence } from '#domain/time/new-absence.ts'
import type { VisitPiece } from '#domain/dispatch/simulate/split-visit.ts'
import type { Finding } from '#domain/dispatch/finding.ts'
import { showToast } from '#ui/overlay/toast.ts'
import { problemLines } from '../board/problem-lines.ts'
import type { BoardItem } from '../board/use-board.ts'
import type { BoardActions } from './use-board-actions.ts'
import { pastStarts } from './past-starts.ts'
import { sortDrop } from './sort-drop.ts'
import type { Plan, Plans } from './visit-change.ts'

export interface CommandHost {
  readonly actions: BoardActions
  readonly people: ReadonlyMap<string, BoardPerson>
  readonly check: (item: BoardItem, plan: Partial<Plan>) => readonly Finding[]
}

interface DropMore {
  readonly sent?: BoardItem
  /** How many customers were told or promised another time than they get now. */
  readonly callCount?: number
  readonly absence?: NewAbsence
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

  /**
   * Stores plans, except those that a rule forbids, which are named; a start in the past is allowed, and said. `sent` is
   * the visit that is also sent to its people, `absence` the time off that is stored with them, or alone where every
   * plan is forbidden. Returns the plans that it stores.
   */
  function drop(plans: Plans, { sent, callCount = 0, absence }: DropMore = {}): Plans {
    const { allowed, blocked } = sortDrop(plans, check, sent)
    const [first] = blocked
    if (first) {
      showToast(t('board.blocked', { title: first.item.order.title }), {
        kind: 'danger',
        note: problemLines({ t, format }, first.found, {
          nameOf: (id) => personLabel(t, people, id),
        }).join(', '),
        // Stays beside what is said of that which is stored.
        id: 'blocked',
      })
    }
    if (allowed.length === 0) {
      if (absence) void actions.plan([], t('absence.added'), { addsAbsence: absence })
      return allowed
    }
    const past = pastStarts(allowed, now, timeZone)
    const isSending = allowed.some(([item]) => item === sent)
    const notes = [
      isSending && past === 0 && t('schedule.sent', { count: 1 }),
      past > 0 && t('board.startsInPast', { count: past }),
      callCount > 0 && t('board.callCustomers', { count: callCount }),
      absence && t('absence.added'),
    ].filter((note) => typeof note === 'string')
    const own = allowed.filter(([item]) => item === sent)
    const label = isSending ? t('board.fittedIn', { what: labelOf(own) }) : labelOf(allowed)
    void actions.plan(allowed, label, {
      ...(isSending && sent && { sends: [sent.id] }),
      ...(notes.length > 0 && { note: notes.join(' · ') }),
      ...(absence && { addsAbsence: absence }),
      ...(allowed.length === 1 && {
        before: labelOf(allowed.map(([item]) => [item, planOf(item)])),
      }),
    })
    return allowed
  }

  return {
    drop: (plans: Plans) => void drop(plans),
    /**
     * Plans an urgent visit, with those that make room for it, and sends it to its people; false where a rule forbids
     * its plan.
     */
    fitIn: (item: BoardItem, plans: Plans, callCount: number): boolean =>
      drop(plans, { sent: item, callCount }).length > 0,
    /** Gives visits of someone who is out to others, and stores their time off where that is wanted. */
    reassign: (plans: Plans, absence: NewAbsence | null) =>
      void drop(plans, absence ? { absence } : {}),
    unassign: (items: readonly BoardItem[]) =>
      void drop(items.map((item) => [item, { start: null, assigneeIds: [] }])),
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

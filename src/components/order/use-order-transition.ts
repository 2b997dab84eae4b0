import type { DayEntry } from '#domain/booking/day-entries.ts'
import type { Order } from '#domain/entities/order.ts'
import type { TimeEntry } from '#domain/entities/time-entry.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import type { Problem } from '#domain/problem.ts'
import { canBreak, dayClockOffer, type DayClockOffer } from '#domain/time/day-state.ts'
import { leftWork } from '#domain/time/left-work.ts'
import { breakClock, isBreakEndedBy, stepClock } from '#domain/time/step-clock.ts'
import { afterPaint } from '#lib/after-paint.ts'
import { newId } from '#lib/new-id.ts'
import type { Result } from '#lib/result.ts'
import { useNow, useT } from '#messages/index.ts'
import { askBeforeCompleting } from './later-visit-question.ts'
import { forgetCompletion, noteCompletion } from './completion-moment.ts'
import { askBeforeLeaving, type UndoStep } from './leave-question.ts'
import { useOptimisticStatus } from './use-optimistic-status.ts'
import { useProblemToast } from '../sheet/use-problem-toast.ts'
import { takeBackArgs } from './take-back-args.ts'
import { hideStepToast, useStepToast } from './use-step-toast.ts'

export interface TransitionPorts {
  readonly uid: string | undefined
  /** This person's time entries as they are when called; undefined while they are not loaded. */
  readonly entries: () => readonly TimeEntry[] | undefined
  /** The order's visits as they are when called; undefined while they are not loaded or not asked for. */
  readonly visits: () => readonly DayEntry[] | undefined
  readonly timeZone: string
  readonly mutate: <N extends 'order/move' | 'order/takeBack' | 'time/clock' | 'time/remove'>(
    name: N,
    args: MutationArgs<N>,
    options?: { readonly draft?: string },
  ) => Promise<Result<unknown, Problem>>
  readonly keepDraft: (
    slot: string,
    change: { readonly name: 'order/move'; readonly args: MutationArgs<'order/move'> } | null,
  ) => void
}

export interface OrderTransition {
  /** The order with its optimistic status. */
  readonly order: Order
  /** Another tap now would be an accidental double tap. */
  readonly isDebounced: boolean
  /** Offers to start the day's clock with a step that begins the work while that clock is stopped. */
  readonly dayClockOffer: (to: OrderStatus) => DayClockOffer | null
  /** Whether a pause now can be a break of the person's paid day too. */
  readonly offersBreak: () => boolean
  readonly transition: (to: OrderStatus, more?: TransitionOptions) => void
  /**
   * Goes on to complete the order; where other visits are planned it asks first, and may end only this one instead, with
   * the options for that step.
   */
  readonly completeAfter: (
    goOn: (more: TransitionOptions) => void,
    more?: TransitionOptions,
  ) => void
}

export interface TransitionOptions {
  readonly reason?: string
  /** Starts the day's clock too. */
  readonly startsDay?: boolean
  /** A pause that is a break of the paid day too. */
  readonly startsBreak?: boolean
  /** When it was made, if that is only confirmed now (ISO). */
  readonly madeAt?: string
  /** Confirmed in a dialog, so it cannot be an accidental double tap. */
  readonly isConfirmed?: boolean
  /** Required evidence that is missing from other documents. */
  readonly lacks?: readonly string[]
  /** Called once it is stored, in place of the toast that offers to undo it. */
  readonly onStored?: (undo: UndoStep) => void
  /** Undone with it. */
  readonly also?: UndoStep | undefined
}

const unchanged = { endIds: [], start: null }

/** Changes an order's status: drafted at the tap, shown at once, stored, and offered for undo. */
export function useOrderTransition(
  stored: Order,
  { uid, entries, visits, timeZone, mutate, keepDraft }: TransitionPorts,
): OrderTransition {
  const { status, isDebounced, show, reset } = useOptimisticStatus(stored)
  // The stored reason is that of the step before.
  const order = status === stored.status ? stored : { ...stored, status, statusReason: '' }
  const reportProblem = useProblemToast()
  const showStepToast = useStepToast()
  const t = useT()
  const now = useNow()

  /** Only people who do the work have a clock on it. */
  function clockOf(to: OrderStatus, startsBreak = false) {
    const known = ownEntries()
    if (uid === undefined || !known) return undefined
    // What the tap before began may not have been read yet: where the step is stored, the clock is completed.
    const entryId = newId()
    const clock =
      (startsBreak && breakClock(known, { uid, entryId })) ||
      stepClock(known, { orderId: order.id, to, uid, entryId })
    return { clock: clock ?? unchanged }
  }

  /** Undefined while not loaded, or where someone else does the work. */
  function ownEntries() {
    return uid !== undefined && order.assigneeIds.includes(uid) ? entries() : undefined
  }

  /** Resolves with the new entry's id, or null where it was not stored. */
  async function startDay(): Promise<string | null> {
    const entryId = newId()
    const start = { entryId, kind: 'day' as const, orderId: null }
    const done = await mutate('time/clock', { endIds: [], start })
    if (!done.ok) reportProblem(done.problem)
    return done.ok ? entryId : null
  }

  /** `begun`: the entries of the paid day that the step began, which were a mistake too. */
  async function undo(args: MutationArgs<'order/takeBack'>, begun: readonly string[]) {
    const back = await mutate('order/takeBack', { ...args, ...clockOf(args.to) })
    if (back.ok) reset()
    else reportProblem(back.problem)
    for (const entryId of begun) {
      const removed = await mutate('time/remove', { entryId, note: t('orderStep.mistake') })
      if (!removed.ok) reportProblem(removed.problem)
    }
  }

  async function save(to: OrderStatus, more: TransitionOptions): Promise<boolean> {
    const { reason, startsDay = false, startsBreak, lacks = [], madeAt, onStored, also } = more
    const { clock } = clockOf(to, startsBreak) ?? {}
    const args = {
      orderId: order.id,
      from: order.status,
      to,
      ...(reason !== undefined && { reason }),
      ...(madeAt !== undefined && { madeAt }),
      ...(lacks.length > 0 && { lacks }),
      ...(clock && { clock }),
    }
    if (to === 'done') noteCompletion(order.id)
    else navigator.vibrate?.(12)
    const endsBreak = ownEntries()?.some(isBreakEndedBy(clock?.endIds ?? [])) ?? false
    // The draft survives even if the page dies before the rows are stored and painted.
    const draft = `orders/${order.id}/step/${newId()}`
    keepDraft(draft, { name: 'order/move', args })
    await afterPaint()
    const dayId = startsDay ? await startDay() : null
    const result = await mutate('order/move', args, { draft })
    if (result.ok) {
      const breakId = clock?.start?.kind === 'break' ? clock.start.entryId : null
      const begun = [dayId, breakId].filter((id) => id !== null)
      const undoStep = async () => {
        await undo(takeBackArgs(order, to), begun)
        await also?.()
      }
      if (onStored) {
        hideStepToast(order.id)
        onStored(undoStep)
      } else showStepToast(order, to, () => void undoStep(), { endsBreak })
      return true
    }
    forgetCompletion(order.id)
    keepDraft(draft, null)
    reportProblem(result.problem)
    return false
  }

  function transition(to: OrderStatus, more: TransitionOptions = {}) {
    const take = (options: TransitionOptions) =>
      show(to, () => save(to, options), options.isConfirmed)
    const left =
      uid === undefined ? null : leftWork(ownEntries() ?? [], { orderId: order.id, to, uid })
    if (left === null) take(more)
    else {
      const goOn = (also?: UndoStep) => take({ ...more, also, isConfirmed: true })
      askBeforeLeaving({ orderId: left, to, goOn })
    }
  }

  return {
    order,
    isDebounced,
    dayClockOffer(to) {
      const known = ownEntries()
      return known ? dayClockOffer(known, to, { now, timeZone }) : null
    },
    offersBreak: () => canBreak(ownEntries() ?? [], now),
    transition,
    completeAfter(goOn, more) {
      askBeforeCompleting({
        order,
        entries: visits() ?? [],
        now: new Date().toISOString(),
        timeZone,
        completeOrder: (isAsked) => goOn(isAsked ? { isConfirmed: true } : {}),
        endVisit: (reason) => transition('partlyDone', { ...more, reason, isConfirmed: true }),
      })
    },
  }
}

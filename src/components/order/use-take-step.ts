import type { Order } from '#domain/entities/order.ts'
import type { TimeEntry } from '#domain/entities/time-entry.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import type { Problem } from '#domain/problem.ts'
import { dayOffer, type DayOffer } from '#domain/time/day-state.ts'
import { stepClock } from '#domain/time/step-clock.ts'
import { afterPaint } from '#lib/after-paint.ts'
import { newId } from '#lib/new-id.ts'
import type { Result } from '#lib/result.ts'
import { useNow, useT } from '#messages/index.ts'
import { useAheadStatus } from './use-optimistic-status.ts'
import { useProblemToast } from '../sheet/use-problem-toast.ts'
import { useStepToast } from './use-step-toast.ts'

export interface StepPorts {
  readonly uid: string | undefined
  /** This person's working time as known at the moment of the question; undefined: not known. */
  readonly entries: () => readonly TimeEntry[] | undefined
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

export interface TakenSteps {
  /** As it is shown: with a step from the tap on. */
  readonly order: Order
  /** The last tap may still echo. */
  readonly isResting: boolean
  /** What is offered along with a step that begins the work, while the day's clock does not run. */
  readonly dayOffer: (to: OrderStatus) => DayOffer | null
  readonly move: (to: OrderStatus, more?: StepMore) => void
}

export interface StepMore {
  readonly reason?: string
  /** Starts the day's clock too. */
  readonly startsDay?: boolean
  /** Asked for in a dialog, so that no earlier tap can have meant it. */
  readonly isConfirmed?: boolean
  /** What of the required is missing in other documents. */
  readonly lacks?: readonly string[]
}

/** Takes steps of an order: kept in the instant of the tap, shown at once, stored, and offered to be undone. */
export function useTakeStep(
  stored: Order,
  { uid, entries, timeZone, mutate, keepDraft }: StepPorts,
): TakenSteps {
  const { status, isResting, goAhead, goBack } = useAheadStatus(stored)
  const order = status === stored.status ? stored : { ...stored, status }
  const reportProblem = useProblemToast()
  const sayStep = useStepToast()
  const t = useT()
  const now = useNow()

  /** Only those who do the work have a clock on it. */
  function clockOf(to: OrderStatus) {
    const known = ownEntries()
    if (uid === undefined || !known) return undefined
    const clock = stepClock(known, { orderId: order.id, to, uid, entryId: newId() })
    return clock && { clock }
  }

  /** undefined: not known, or somebody else does the work. */
  function ownEntries() {
    return uid !== undefined && order.assigneeIds.includes(uid) ? entries() : undefined
  }

  /** Answers with the id of the stretch, null where it was not kept. */
  async function startDay(): Promise<string | null> {
    const entryId = newId()
    const start = { entryId, kind: 'day' as const, orderId: null }
    const done = await mutate('time/clock', { endIds: [], start })
    if (!done.ok) reportProblem(done.problem)
    return done.ok ? entryId : null
  }

  async function takeBack(args: MutationArgs<'order/takeBack'>, dayId: string | null) {
    const back = await mutate('order/takeBack', { ...args, ...clockOf(args.to) })
    if (back.ok) goBack()
    else reportProblem(back.problem)
    if (dayId === null) return
    const removed = await mutate('time/remove', { entryId: dayId, note: t('orderStep.undone') })
    if (!removed.ok) reportProblem(removed.problem)
  }

  async function keep(
    to: OrderStatus,
    { reason, startsDay = false, lacks = [] }: StepMore,
  ): Promise<boolean> {
    const args = {
      orderId: order.id,
      from: order.status,
      to,
      ...(reason !== undefined && { reason }),
      ...(lacks.length > 0 && { lacks }),
      ...clockOf(to),
    }
    navigator.vibrate?.(12)
    // Kept in this very instant; the rows, and what is drawn of them, take longer. The next step may not wait for them.
    const draft = `orders/${order.id}/step/${newId()}`
    keepDraft(draft, { name: 'order/move', args })
    await afterPaint()
    const dayId = startsDay ? await startDay() : null
    const result = await mutate('order/move', args, { draft })
    if (result.ok) {
      sayStep(order, to, (back) => void takeBack(back, dayId))
      return true
    }
    keepDraft(draft, null)
    reportProblem(result.problem)
    return false
  }

  return {
    order,
    isResting,
    dayOffer(to) {
      const known = ownEntries()
      return known ? dayOffer(known, to, { now, timeZone }) : null
    },
    move: (to, more = {}) => goAhead(to, () => keep(to, more), more.isConfirmed),
  }
}

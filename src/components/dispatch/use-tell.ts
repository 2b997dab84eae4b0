import { can } from '#domain/access/can.ts'
import type { Actor } from '#domain/access/actor.ts'
import { isPromisedVisit } from '#domain/booking/is-promised-visit.ts'
import { windowMiss } from '#domain/booking/window-miss.ts'
import type { PlannedVisit } from '#domain/entities/booking.ts'
import type { Order } from '#domain/entities/order.ts'
import type { Problem } from '#domain/problem.ts'
import { newId } from '#lib/new-id.ts'
import type { Result } from '#lib/result.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { showToast } from '#ui/overlay/toast.ts'
import { useProblemToast } from '../sheet/use-problem-toast.ts'
import { tellChanges, type Told, untellChanges } from './tell-changes.ts'

type Change = ReturnType<typeof tellChanges>[number]

interface VisitToTell {
  readonly order: Order
  readonly visit: PlannedVisit
  /** All visits of the order that are known. */
  readonly visits: readonly PlannedVisit[]
  /** The further visits that the office knows; absent for anyone else. */
  readonly parts?: readonly number[]
  readonly timeZone: string
}

/** Notes what a customer was told of a visit; a promised window that the visit misses goes with it, in one undone step. */
export function useTell(
  { order, visit, visits, parts, timeZone }: VisitToTell,
  actor: Actor | null,
  mutateAll: (
    changes: readonly (Change & { readonly id: string })[],
  ) => Promise<Result<void, Problem>>,
) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const report = useProblemToast()
  const dropsWindow =
    visit.start !== null &&
    actor !== null &&
    can(actor, 'order/edit', { ...order }) &&
    isPromisedVisit(order, visit, visits, now, timeZone) &&
    windowMiss(order, visit.start, timeZone) !== null

  async function store(changes: readonly Change[]): Promise<boolean> {
    const result = await mutateAll(changes.map((change) => ({ ...change, id: newId() })))
    if (!result.ok) report(result.problem)
    return result.ok
  }

  async function tell(start: string | null): Promise<boolean> {
    const told: Told = {
      order,
      visit,
      ...(parts && { parts }),
      start,
      dropsWindow: dropsWindow && start !== null,
    }
    if (!(await store(tellChanges(told)))) return false
    if (start !== null) {
      showToast(t('tell.marked'), {
        kind: 'success',
        action: { label: t('action.undo'), onPress: () => void store(untellChanges(told)) },
      })
    }
    return true
  }

  const { windowStart, windowEnd } = order
  return {
    tell,
    lapsedWindow: !dropsWindow
      ? null
      : windowStart && windowEnd
        ? format.span(windowStart, windowEnd, now)
        : format.when(windowStart ?? windowEnd ?? '', now),
  }
}

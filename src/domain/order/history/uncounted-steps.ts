import * as v from 'valibot'
import type { Order } from '#domain/entities/order.ts'
import type { HistoryStep } from './steps-taken.ts'

/** Why a step in an order's history does not count. */
export type Uncounted = 'afterReview' | 'notAssigned'

interface Received extends HistoryStep {
  readonly id: string
  /** ISO; null while it is only on this device. */
  readonly receivedAt: string | null
}

const steps: ReadonlySet<string> = new Set(['order/move', 'order/takeBack'])
/** Older apps assigned people by an edit. */
const assigns: ReadonlySet<string> = new Set(['order/assign', 'order/edit', 'booking/plan'])
const people = v.array(v.string())
const created = v.object({ assigneeIds: people })
const assigned = v.object({
  edits: v.object({ assigneeIds: v.object({ from: v.fallback(people, []), to: people }) }),
})

/**
 * Steps of technicians that only a receipt reports: by someone who never worked on the order, or received after the
 * office had reviewed it. The server accepts such receipts, because an honest step may be overtaken on its way; they
 * change neither the visits nor the hours of the order. `isTechnician` is asked about a step's author.
 */
export function uncountedSteps(
  { status, statusAt, assigneeIds }: Pick<Order, 'status' | 'statusAt' | 'assigneeIds'>,
  history: readonly Received[],
  isTechnician: (uid: string) => boolean,
): ReadonlyMap<string, Uncounted> {
  const workers = workersOf(history.filter(({ actorId }) => !isTechnician(actorId)))
  const known = workers && new Set([...assigneeIds, ...workers])
  const isReviewed = status === 'reviewed' || status === 'invoiced'
  const isLate = (at: string) => isReviewed && Date.parse(at) > Date.parse(statusAt)
  return new Map(
    history.flatMap(({ id, name, actorId, receivedAt }): (readonly [string, Uncounted])[] => {
      if (!steps.has(name) || receivedAt === null || !isTechnician(actorId)) return []
      if (known && !known.has(actorId)) return [[id, 'notAssigned']]
      return isLate(receivedAt) ? [[id, 'afterReview']] : []
    }),
  )
}

/** Everyone whom the office has ever assigned to the order; null where the beginning of its history is missing here. */
function workersOf(history: readonly Received[]): readonly string[] | null {
  const isWhole = history.some(({ name, args }) => name === 'order/create' && v.is(created, args))
  if (!isWhole) return null
  return history.flatMap(({ name, args }) => {
    if (name === 'order/create' && v.is(created, args)) return args.assigneeIds
    const change = v.safeParse(assigned, args)
    if (!assigns.has(name) || !change.success) return []
    const { from, to } = change.output.edits.assigneeIds
    return [...from, ...to]
  })
}

import type { PhotoPhase } from '#domain/entities/photo.ts'
import { hasPassed } from '#domain/order/transitions/order-machine.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'

interface Taken {
  readonly phase: PhotoPhase | null
  /** ISO instant. */
  readonly takenAt: string
}

interface Moment {
  /** The order's photos. */
  readonly photos: readonly Taken[]
  /** Since when the order has its status: an ISO instant. */
  readonly since: string
  /** In milliseconds. */
  readonly now: number
}

/** As long after the last photo, the next one still shows how it was found, in milliseconds. */
const arrivalMs = 10 * 60_000

/** The phase of the work that a photo taken now most likely shows, wherever it is taken. */
export function usualPhaseOf(status: OrderStatus): PhotoPhase {
  if (status === 'onSite' || status === 'paused') return 'during'
  return hasPassed('onSite', status) ? 'after' : 'before'
}

/**
 * The phase for the next photo. On site the first ones show how it was found; then it is that of the last photo, which
 * the person may have chosen, until the order's next step.
 */
export function phaseOf(status: OrderStatus, { photos, since, now }: Moment): PhotoPhase {
  const usual = usualPhaseOf(status)
  if (usual !== 'during') return usual
  const last = photos.toSorted((a, b) => a.takenAt.localeCompare(b.takenAt)).at(-1)
  if (!last) return 'before'
  if (last.takenAt < since || last.phase === null) return 'during'
  const isFresh = now - Date.parse(last.takenAt) < arrivalMs
  return last.phase === 'before' && !isFresh ? 'during' : last.phase
}

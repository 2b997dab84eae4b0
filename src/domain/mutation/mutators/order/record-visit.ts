import type { Order } from '#domain/entities/order.ts'
import type { visitOutcomes } from '#domain/entities/visit.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Ref, Tx } from '#domain/mutation/types.ts'

type Outcome = Exclude<(typeof visitOutcomes)[number], 'open'>

const ends: ReadonlySet<string> = new Set<Outcome>(['done', 'partlyDone', 'cannotComplete'])

/** Whether any of these statuses ends a visit. */
export function endsVisit(...statuses: readonly OrderStatus[]): boolean {
  return statuses.some((status) => ends.has(status))
}

/** The visit that a step to, or an undo from, one of these statuses writes. */
export function visitRefs(orderId: string, ...statuses: readonly OrderStatus[]): readonly Ref[] {
  return endsVisit(...statuses) ? [refTo('visits', orderId)] : []
}

/** Records how a visit ended, or that an undo reopened it. */
export function recordVisit(
  tx: Tx,
  { id: orderId, siteId, title, assetIds, resolution }: Order,
  to: OrderStatus,
  reason: string,
  { by, at }: { readonly by: string; readonly at: string },
): void {
  const ref = refTo('visits', orderId)
  const known = tx.get(ref)
  if (!endsVisit(to) && known === undefined) return
  const outcome = endsVisit(to) ? to : 'open'
  const note = [resolution.trim(), reason.trim()].filter(Boolean).join('\n')
  const fields = { siteId, title, assetIds, outcome, note, at, by }
  if (known === undefined) tx.create(ref, fields)
  else tx.update(ref, fields)
}

import type { MutationName } from '../mutation/mutation-name.ts'
import type { Doc, Ref } from '../mutation/types.ts'
import { hasBegun } from './has-begun.ts'

/** What finishes work: open in a lapse for orders that had begun. */
const forBegunOrders: ReadonlySet<string> = new Set<MutationName>([
  'order/move',
  'order/answer',
  'order/place',
  'order/takeBack',
  'order/review',
  'photo/add',
  'photo/finish',
  'photo/edit',
  'photo/delete',
  'stock/use',
  'time/clock',
  'time/correct',
  'time/add',
  'time/remove',
])

/** What stays open for everyone: asking each other, money that was received, one's own account, and leaving. */
const always: ReadonlySet<string> = new Set<MutationName>([
  'message/send',
  'message/acknowledge',
  'thread/read',
  'booking/see',
  'payment/record',
  'payment/reverse',
  'user/edit',
  'device/forget',
  'member/deactivate',
  'owner/offer',
  'owner/withdraw',
  'owner/accept',
  'owner/requestDeletion',
  'owner/cancelDeletion',
])

interface Change {
  readonly name: string
  readonly args: unknown
  /** Every document that it is about. */
  readonly refs: readonly Ref[]
}

/**
 * Whether a change is open although the subscription has lapsed. `docs` are the documents before the change; an order
 * that is not among them counts as begun, because the rules look at it again.
 */
export function isOpenInLapse({ name, args, refs }: Change, docs: ReadonlyMap<Ref, Doc>): boolean {
  if (always.has(name)) return true
  if (!forBegunOrders.has(name) && !isReport(name, args)) return false
  const orders = refs.filter((ref) => ref.startsWith('orders/'))
  return orders.every((ref) => !docs.has(ref) || hasBegun(docs.get(ref)))
}

/** The text on what was done is an edit of its own field. */
function isReport(name: string, args: unknown): boolean {
  if (name !== 'order/edit' || typeof args !== 'object' || args === null) return false
  const edits: unknown = 'edits' in args ? args.edits : null
  if (typeof edits !== 'object' || edits === null) return false
  return Object.keys(edits).every((field) => field === 'resolution')
}

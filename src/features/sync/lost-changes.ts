import type { OutboxItem } from '#data/index.ts'
import { canBecomeNote } from '#domain/mutation/can-become-note.ts'
import { orderOfPhoto } from '#domain/sync/order-of-photo.ts'

/** Whether a change was refused because of who has its order now, or its state: sending it again is refused again. */
export function isLost(item: OutboxItem): boolean {
  return item.problem?.type === 'order/not-yours' || isLostPhoto(item)
}

/** Whether a photo was refused because its order is closed or someone else's. */
export function isLostPhoto({ name, args, problem }: OutboxItem): boolean {
  const isRefused = problem?.type === 'order/not-yours' || problem?.type === 'order/closed'
  return isRefused && orderOfPhoto({ name, args }) !== null
}

/**
 * What can go to the office in one message with a lost change: changes to its order, since those behind it would be
 * refused too, and the refused photos of the order.
 */
export function lostWith(item: OutboxItem, queue: readonly OutboxItem[]): readonly OutboxItem[] {
  const { problem } = item
  if (!isLost(item)) return []
  const ref = problem?.type === 'order/not-yours' ? problem.ref : orderOfPhoto(item)
  const isGone = queue.some(
    (one) => one.problem?.type === 'order/not-yours' && one.problem.ref === ref,
  )
  return queue.filter((one) => {
    if (isLostPhoto(one)) return orderOfPhoto(one) === ref
    const { name, refs, state } = one
    return (
      isGone &&
      name.startsWith('order/') &&
      canBecomeNote(name) &&
      refs.some((each) => each === ref) &&
      (state === 'actionNeeded' || state === 'blocked')
    )
  })
}

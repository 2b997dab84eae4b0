import { warningText } from '#components/dispatch/finding-text.ts'
import { assigneeLabel } from '#components/people/member-label.ts'
import { team } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { underWayOf } from '#domain/dispatch/check/check-change.ts'
import type { Order } from '#domain/entities/order.ts'
import { useFormat, useT } from '#messages/index.ts'

/** From whom other people would take an order that is under way, in words; null where it goes on. */
export function useTakenFrom(order: Order, assigneeIds: readonly string[]): string | null {
  const t = useT()
  const format = useFormat()
  const people = useLive(team())
  const underWay = underWayOf(order, assigneeIds)
  if (!underWay || underWay.nextIds === null) return null
  const namesOf = (ids: readonly string[]) =>
    format.list(ids.map((uid) => assigneeLabel(t, people, uid)))
  return warningText(t, { code: 'underWay', underWay }, namesOf)
}

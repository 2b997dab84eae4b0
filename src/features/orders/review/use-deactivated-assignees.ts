import { team } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'

/** The names of those assigned to the order if none of them has access any more; else none. */
export function useDeactivatedAssignees({ assigneeIds }: Order): readonly string[] {
  const people = useLive(team()) ?? []
  const gone = people.filter(
    ({ id, status }) => status === 'deactivated' && assigneeIds.includes(id),
  )
  return gone.length === assigneeIds.length ? gone.map(({ name }) => name) : []
}

import { openRequests } from '#domain/order/reassign-requests.ts'
import type { BoardItem } from './use-board.ts'

/** The open requests to give this visit to someone else. */
export function askedOfVisit({ order, part, assigneeIds }: BoardItem) {
  return openRequests(order).filter(
    (request) => request.part === part && assigneeIds.includes(request.by),
  )
}

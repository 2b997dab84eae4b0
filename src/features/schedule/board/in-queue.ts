import type { BoardItem } from './use-board.ts'

/** Whether a visit waits in the queue with neither a person nor a time: there is nothing to send or to take back. */
export function isInQueue({ assigneeIds, start }: BoardItem): boolean {
  return assigneeIds.length === 0 && start === null
}

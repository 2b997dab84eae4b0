import type { Board } from './board-visit.ts'
import type { Lane } from './lane.ts'

/** The most minutes of visits and drives in a person's day: their working time, or a daily maximum below it. */
export function hoursLimit(board: Board, { personId, working }: Lane): number {
  const most = board.people.get(personId)?.staff?.maxMinutesPerDay ?? Infinity
  return Math.min(working.minutes, most)
}

/** By how many minutes a lane, as the board counts it, is over the limit of the person's day; 0 where it is not. */
export function minutesOver(board: Board, lane: Lane): number {
  return Math.max(0, Math.round(lane.loadMinutes - hoursLimit(board, lane)))
}

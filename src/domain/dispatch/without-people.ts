import { keepIndex } from './board-index.ts'
import type { Board } from './board-visit.ts'

/** The board as if these people were not of the company; their visits stay. */
export function withoutPeople(board: Board, ids: readonly string[]): Board {
  const people = new Map([...board.people].filter(([id]) => !ids.includes(id)))
  const after = { ...board, people }
  keepIndex(board, after)
  return after
}

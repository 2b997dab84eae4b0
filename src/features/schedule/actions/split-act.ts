import type { VisitPiece } from '#domain/dispatch/simulate/split-visit.ts'
import type { BoardItem } from '../board/use-board.ts'
import { splitParts } from './split-parts.ts'
import type { ActChanges } from './undo-act.ts'
import { changeTo } from './visit-change.ts'

/**
 * Cuts a visit into pieces: the first is the visit itself, the others are further ones of its order; null where an order
 * may not have so many.
 */
export function splitAct(visit: BoardItem, pieces: readonly VisitPiece[]): ActChanges | null {
  const [first, ...others] = pieces
  const numbers = splitParts(visit.series.parts, others.length)
  if (!first || numbers === null) return null
  const change = changeTo(visit, { minutes: first.minutes, start: first.start })
  const { orderId, assigneeIds } = visit
  return {
    changes: change ? [change] : [],
    parts: numbers.flatMap((part, i) => {
      const piece = others[i]
      if (!piece) return []
      const { start, minutes } = piece
      return { orderId, part, plan: { assigneeIds, start, minutes }, becomes: 'planned' as const }
    }),
  }
}

import { useEffect } from 'react'
import { useLatest } from '#ui/use-latest.ts'
import type { BoardHandle } from '../board/create-board-handle.ts'
import { createGestures } from './create-gestures.ts'
import { type DayHost, marqueeGesture, moveGesture, resizeGesture } from './day-gestures.ts'

/** Drags visits with mouse or finger, on the element that holds both queue and board. */
export function useBoardGestures(
  board: BoardHandle,
  host: Omit<DayHost, 'stage' | 'canvas' | 'ghost' | 'marquee'>,
): void {
  const latest = useLatest(host)
  useEffect(() => {
    const root = board.root()
    if (!root) return undefined
    return createGestures(root, {
      scroller: board.scroller,
      grab(target, _point, isTouch) {
        const stage = board.stage()
        if (!stage) return null
        const now = { ...board, ...latest.current, stage: () => board.stage() ?? stage }
        const visit = target.closest<HTMLElement>('[data-visit]')
        const item = visit && now.item(visit.dataset['visit'] ?? '')
        if (!item) {
          const isEmpty = target.closest('[data-board]') && !target.closest('button, input')
          return isEmpty && !isTouch ? marqueeGesture(now) : null
        }
        const edge = target.closest<HTMLElement>('[data-edge]')?.dataset['edge']
        if (edge === 'start' || edge === 'end') return resizeGesture(now, item, edge)
        return moveGesture(now, item, visit.dataset['person'] ?? null)
      },
    })
  }, [board, latest])
}

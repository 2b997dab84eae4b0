import { useEffect } from 'react'
import { useLatest } from '#ui/use-latest.ts'
import type { BoardHandle } from '../board/create-board-handle.ts'
import type { BoardItem } from '../board/use-board.ts'
import { cellGesture } from './cell-gesture.ts'
import { createGestures } from './create-gestures.ts'
import { type DayHost, marqueeGesture, moveGesture, resizeGesture } from './day-gestures.ts'

export type GestureHost = Omit<DayHost, 'stage' | 'canvas' | 'ghost' | 'marquee' | 'group'> & {
  readonly timeZone: string
}

/** Drags visits with mouse or finger, on the element that holds both queue and board. */
export function useBoardGestures(board: BoardHandle, options: GestureHost): void {
  const latest = useLatest(options)
  useEffect(() => {
    const root = board.root()
    if (!root) return undefined
    return createGestures(root, {
      scroller: board.scroller,
      onHold: (isHeld) => board.setHeld('pointer', isHeld),
      grab(target, _point, isTouch) {
        const { current } = latest
        const visit = target.closest<HTMLElement>('[data-visit]')
        const item = visit && current.item(visit.dataset['visit'] ?? '')
        const personId = visit?.dataset['person'] ?? null
        const group = (grabbed: BoardItem) => groupOf(current, grabbed)
        const stage = board.stage()
        if (!stage) return item ? cellGesture({ ...current, group }, item, personId) : null
        const host = { ...board, ...current, group, stage: () => board.stage() ?? stage }
        if (!item) {
          const isEmpty = target.closest('[data-board]') && !target.closest('button, input')
          return isEmpty && !isTouch ? marqueeGesture(host) : null
        }
        const edge = target.closest<HTMLElement>('[data-edge]')?.dataset['edge']
        if (edge === 'start' || edge === 'end') return resizeGesture(host, item, edge)
        return moveGesture(host, item, personId)
      },
    })
  }, [board, latest])
}

function groupOf(host: Pick<DayHost, 'selected' | 'item'>, item: BoardItem): readonly BoardItem[] {
  const selected = host.selected()
  if (!selected.includes(item.id)) return [item]
  const others = selected.filter((id) => id !== item.id).flatMap((id) => host.item(id) ?? [])
  return [item, ...others]
}

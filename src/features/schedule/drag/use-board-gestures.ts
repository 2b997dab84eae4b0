import { useEffect } from 'react'
import { useLatest } from '#ui/use-latest.ts'
import type { BoardHandle } from '../board/create-board-handle.ts'
import type { BoardItem } from '../board/use-board.ts'
import { cellGesture } from './cell-gesture.ts'
import { createGestures } from './create-gestures.ts'
import { type DayHost, marqueeGesture, moveGesture, resizeGesture } from './day-gestures.ts'
import { type Edge, edgeAt } from './edge-at.ts'

export type GestureHost = Omit<DayHost, 'stage' | 'canvas' | 'ghost' | 'marquee' | 'group'> & {
  readonly timeZone: string
}

/** Drags visits with mouse or finger, on the element that holds both queue and board. */
export function useBoardGestures(board: BoardHandle, options: GestureHost): void {
  const latest = useLatest(options)
  useEffect(() => {
    const root = board.root()
    if (!root) return undefined
    root.addEventListener('pointermove', showEdge)
    const end = createGestures(root, {
      scroller: board.scroller,
      onHold: (isHeld) => board.setHeld('pointer', isHeld),
      grab(target, point, isTouch) {
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
        const edge = isTouch ? handleOf(target) : (handleOf(target) ?? barEdge(visit, point.x))
        if (edge) return resizeGesture(host, item, edge)
        return moveGesture(host, item, personId)
      },
    })
    return () => {
      root.removeEventListener('pointermove', showEdge)
      end()
    }
  }, [board, latest])
}

/** The handle of a selected bar. */
function handleOf(target: Element): Edge | null {
  const edge = target.closest<HTMLElement>('[data-edge]')?.dataset['edge']
  return edge === 'start' || edge === 'end' ? edge : null
}

/** The end of a bar with a time at which the mouse is. */
function barEdge(bar: HTMLElement | null, x: number): Edge | null {
  return bar?.hasAttribute('data-timed') ? edgeAt(bar.getBoundingClientRect(), x) : null
}

/** Shows beforehand that a drag would change the length. */
function showEdge({ target, clientX, pointerType, buttons }: PointerEvent): void {
  if (pointerType !== 'mouse' || buttons !== 0 || !(target instanceof Element)) return
  const bar = target.closest<HTMLElement>('[data-visit]')
  if (bar) bar.style.cursor = barEdge(bar, clientX) === null ? '' : 'ew-resize'
}

function groupOf(host: Pick<DayHost, 'selected' | 'item'>, item: BoardItem): readonly BoardItem[] {
  const selected = host.selected()
  if (!selected.includes(item.id)) return [item]
  const others = selected.filter((id) => id !== item.id).flatMap((id) => host.item(id) ?? [])
  return [item, ...others]
}

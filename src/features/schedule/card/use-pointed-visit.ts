import { useEffect, useState } from 'react'
import type { BoardHandle } from '../board/create-board-handle.ts'
import type { CardAnchor } from './card-place.ts'

export interface PointedVisit {
  readonly visitId: string
  readonly anchor: CardAnchor
  /** Whether the mouse pressed it. */
  readonly isPressed: boolean
}

/** How long the mouse rests on a visit until its card is shown, in milliseconds. */
const restMs = 350

/**
 * The visit that the mouse rests on, that was pressed or that the keyboard is on, and what its card lies beside; null while
 * one is moved.
 */
export function usePointedVisit(handle: BoardHandle): PointedVisit | null {
  const [pointed, setPointed] = useState<PointedVisit | null>(null)
  useEffect(() => {
    const root = handle.root()
    if (!root) return undefined
    const listening = new AbortController()
    const options = { signal: listening.signal, passive: true }
    let [timer, over]: [number, Element | null] = [0, null]
    const barOf = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLElement>('[data-board] [data-visit]') : null
    const show = (bar: HTMLElement, x?: number, isPressed = false) => {
      if (handle.held.get() || !bar.isConnected) return
      const box = bar.getBoundingClientRect()
      const visitId = bar.dataset['visit'] ?? ''
      // A bar may begin beside what is seen of its lane.
      const left = x === undefined ? box.left : Math.max(box.left, x - 24)
      setPointed({ visitId, anchor: { top: box.top, bottom: box.bottom, x: left }, isPressed })
    }
    const hide = () => {
      clearTimeout(timer)
      setPointed(null)
    }
    const onOver = (event: PointerEvent) => {
      const bar = event.pointerType === 'mouse' && event.buttons === 0 ? barOf(event) : null
      if (bar === over) return
      over = bar
      hide()
      if (bar) timer = window.setTimeout(show, restMs, bar, event.clientX)
    }
    const onClick = (event: MouseEvent) => {
      const bar = barOf(event)
      const isAdding = event.shiftKey || event.ctrlKey || event.metaKey
      // A key that presses a visit leaves the card that its focus has.
      if (bar && event.detail === 1 && !isAdding) show(bar, event.clientX, true)
    }
    const onFocus = (event: FocusEvent) => {
      const bar = barOf(event)
      if (bar?.matches(':focus-visible')) show(bar)
    }
    root.addEventListener('pointerover', onOver, options)
    root.addEventListener('pointerleave', () => hide(), options)
    root.addEventListener('focusin', onFocus, options)
    root.addEventListener('click', onClick, options)
    for (const name of ['focusout', 'pointerdown', 'keydown', 'contextmenu'] as const)
      root.addEventListener(name, hide, { ...options, capture: true })
    root.addEventListener('scroll', hide, { ...options, capture: true })
    const stop = handle.held.subscribe(hide)
    return () => {
      listening.abort()
      stop()
      clearTimeout(timer)
    }
  }, [handle])
  return pointed
}

import type { Virtualizer } from '@tanstack/react-virtual'
import {
  type Key,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useRestoredRows } from '#ui/list/restored-rows.ts'
import { wasListScroll } from '#ui/list/list-scroll.ts'
import { lastSeen } from './unread.ts'

type Rows = Virtualizer<HTMLDivElement, Element>

export interface ReadingPositionOptions {
  box: RefObject<HTMLDivElement | null>
  /** The element that contains the rows. */
  list: RefObject<HTMLElement | null>
  rows: Rows
  measureFrom: (rows: Rows) => void
  keyAt: (index: number) => Key
  count: number
  /** Key of the row to start at; null for the newest. */
  begin: string | null
  /** Key of the newest row if this person wrote it. */
  ownLast: string | null
  /** Called with the newest row that was visible while the page was in view. */
  onSeen: (index: number) => void
}

export interface ReadingPosition {
  /** At the end of the list, following new rows. */
  readonly isAlong: boolean
  /** Index of the newest row that was visible; -1 if none. */
  readonly seen: number
  readonly goToEnd: () => void
}

/** Within this distance of the end the list follows new rows, in pixels. */
const nearEnd = 120

/**
 * The reading position in a list that grows at its end. It starts at a row and stays there while rows are
 * measured, until the person scrolls; at the end it follows new rows. Coming back to the page restores the
 * position.
 */
export function useReadingPosition(options: ReadingPositionOptions): ReadingPosition {
  const { box, list, rows, measureFrom, keyAt, count, begin, ownLast } = options
  const held = useRestoredRows()
  const mode = useRef<'begin' | 'along' | 'free' | null>(null)
  const [isAlong, setAlong] = useState(true)
  const [seen, setSeen] = useState(-1)
  const height = rows.getTotalSize()
  useLayoutEffect(() => measureFrom(rows))

  /** Reads the virtualizer's state, because measuring the DOM would force a layout during scrolling. */
  const look = useEffectEvent(() => {
    const from = rows.scrollOffset ?? 0
    const to = from + (rows.scrollRect?.height ?? 0)
    const isNear = rows.getTotalSize() - to < nearEnd
    if (mode.current !== 'begin') mode.current = isNear ? 'along' : 'free'
    setAlong(isNear)
    const index = lastSeen(rows.getVirtualItems(), from, to)
    if (document.visibilityState !== 'visible') return
    setSeen((before) => Math.max(before, index))
    if (index >= 0) options.onSeen(index)
  })

  const settle = useEffectEvent((count: number) => {
    const find = (isWanted: (key: string) => boolean) => {
      for (let i = 0; i < count; i += 1) if (isWanted(String(keyAt(i)))) return i
      return -1
    }
    const isReturn = mode.current === null && find((key) => held.has(key)) !== -1
    mode.current ??= isReturn ? 'free' : begin === null ? 'along' : 'begin'
    if (mode.current === 'along') scrollToEnd(box.current)
    const at = mode.current === 'begin' ? find((key) => key === begin) : -1
    const offset = at === -1 ? undefined : rows.getOffsetForIndex(at, 'start')?.[0]
    if (offset !== undefined) rows.scrollToOffset(offset)
  })

  // Scrolls to a message that this person just sent.
  useLayoutEffect(() => {
    if (ownLast !== null && mode.current !== null) mode.current = 'along'
  }, [ownLast])

  // Repeated when rows load or turn out higher than estimated.
  useLayoutEffect(() => {
    if (height > 0) settle(count)
  }, [count, height])

  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    // The growing composer covers earlier messages, not the newest.
    const resized = new ResizeObserver(() => {
      settle(count)
      look()
    })
    const onScroll = () => {
      if (!wasListScroll(element)) touch()
      look()
    }
    const onVisible = () => look()
    const touch = () => {
      if (mode.current === 'begin') mode.current = 'free'
    }
    const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const
    resized.observe(element)
    if (list.current) resized.observe(list.current)
    element.addEventListener('scroll', onScroll, { passive: true })
    document.addEventListener('visibilitychange', onVisible)
    for (const input of inputs) element.addEventListener(input, touch, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', onScroll)
      document.removeEventListener('visibilitychange', onVisible)
      for (const input of inputs) element.removeEventListener(input, touch)
    }
  }, [box, list, count])

  return {
    isAlong,
    seen,
    goToEnd() {
      mode.current = 'along'
      scrollToEnd(box.current)
      box.current?.focus({ preventScroll: true })
    },
  }
}

function scrollToEnd(element: Element | null): void {
  if (element) element.scrollTop = element.scrollHeight
}

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
import { useHeldRows } from '#ui/list/held-rows.ts'
import { wasOwnScroll } from '#ui/list/own-scroll.ts'
import { lastSeen } from './unread.ts'

type Rows = Virtualizer<HTMLDivElement, Element>

export interface ReadingPlaceOptions {
  box: RefObject<HTMLDivElement | null>
  /** What holds the rows. */
  list: RefObject<HTMLElement | null>
  rows: Rows
  learnFrom: (rows: Rows) => void
  keyAt: (index: number) => Key
  count: number
  /** The row to begin at; null: the newest. */
  begin: string | null
  /** The newest, where one said it oneself. */
  ownLast: string | null
  /** Called with the newest row that was in sight while the page was looked at. */
  onSeen: (index: number) => void
}

export interface ReadingPlace {
  /** At the newest, which is followed. */
  readonly isAlong: boolean
  /** The newest row that was in sight; -1 where none was. */
  readonly seen: number
  readonly goToEnd: () => void
}

/** Nearer to the end than this, one reads along. */
const nearEnd = 120
/** Pixels of what came before, above the row that one begins at. */
const context = 64

/**
 * Where one reads in a list that grows at its end. It begins at a row and stays there while rows are measured,
 * until the person scrolls; at the end it follows what comes. Coming back to the page, it is as it was left.
 */
export function useReadingPlace(options: ReadingPlaceOptions): ReadingPlace {
  const { box, list, rows, learnFrom, keyAt, count, begin, ownLast } = options
  const held = useHeldRows()
  const mode = useRef<'begin' | 'along' | 'free' | null>(null)
  const [isAlong, setAlong] = useState(true)
  const [seen, setSeen] = useState(-1)
  const height = rows.getTotalSize()
  useLayoutEffect(() => learnFrom(rows))

  /** What the virtualizer knows: asking the page would have it laid out in the middle of scrolling. */
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
    if (offset !== undefined) rows.scrollToOffset(Math.max(0, offset - context))
  })

  // Whoever says something wants to see it said.
  useLayoutEffect(() => {
    if (ownLast !== null && mode.current !== null) mode.current = 'along'
  }, [ownLast])

  // Again when rows came, or turned out higher than was thought.
  useLayoutEffect(() => {
    if (height > 0) settle(count)
  }, [count, height])

  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    // What is being written takes its room above, not from the newest.
    const resized = new ResizeObserver(() => {
      settle(count)
      look()
    })
    const onScroll = () => {
      if (!wasOwnScroll(element)) touch()
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

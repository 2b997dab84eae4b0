import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router'
import { keepsPlace } from './navigation-state.ts'
import type { PageHistory } from './page-history.ts'
import { restoreScrollOnceLoaded, scrollPosition } from './scroll-on-demand.ts'
import type { Focus } from './history-stack.ts'

/**
 * Scrolls a new page to the top left, and restores a page on back and forward. Focus moves to where it was
 * on that page, else to the heading, so that a screen reader announces the page and Tab continues from
 * there. The first page keeps the browser's own focus.
 */
export function useScrollAndFocus(history: PageHistory | null): void {
  const location = useLocation()
  const type = useNavigationType()
  const before = useRef<{ key: string; page: string } | undefined>(undefined)

  const afterNavigation = useEffectEvent((location: Location) => {
    const previous = before.current
    before.current = { key: location.key, page: pageOf(location) }
    if (previous?.key === location.key) return undefined
    const left = type === NavigationType.Pop ? (history?.current()?.left ?? null) : null
    if (!left && keepsPlace(location.state)) return undefined
    if (!left && previous) window.scrollTo(0, 0)

    const pressed = previous ? (history?.pressed() ?? null) : null
    const release = restoreScrollOnceLoaded(
      left ? { type: 'asLeft', left } : { type: 'current', pressed },
    )
    const isOtherPage = previous !== undefined && isOther(previous.page, pageOf(location), type)
    const stopFollowing = isOtherPage ? followFocus(left?.focus ?? null) : undefined
    return () => {
      release()
      stopFollowing?.()
    }
  })

  // Before the page is painted.
  useLayoutEffect(() => afterNavigation(location), [location])
}

/** The page's address without a sheet over it. */
function pageOf({ pathname, search }: Location): string {
  const query = new URLSearchParams(search)
  query.delete('panel')
  query.delete('words')
  return `${pathname}?${query}`
}

/** Replacing only the query narrows the page rather than changing it. */
function isOther(before: string, now: string, type: NavigationType): boolean {
  if (type !== NavigationType.Replace) return before !== now
  return before.split('?')[0] !== now.split('?')[0]
}

/** How long to wait for a page's final heading, in milliseconds. */
const maxWaitMs = 3000

/**
 * Focuses the element that was focused when the page was left, else the heading, and again when the page's
 * data loads. Stops as soon as the user interacts.
 */
function followFocus(wanted: Focus | null): () => void {
  const main = document.querySelector('main')
  const observer = new MutationObserver(() => {
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.localName === 'h1') focus()
  })
  const focus = () => {
    const found = wanted && scrollPosition()?.findFocus(wanted)
    if (found) found.focus({ preventScroll: true })
    else if (document.activeElement?.localName !== 'h1') focusHeading()
  }
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    removeEventListener('keydown', stop, true)
    removeEventListener('pointerdown', stop, true)
  }
  const timer = setTimeout(stop, maxWaitMs)
  addEventListener('keydown', stop, true)
  addEventListener('pointerdown', stop, true)
  if (main) observer.observe(main, { childList: true, subtree: true })
  focus()
  return stop
}

function focusHeading(): void {
  const headings = document.querySelectorAll<HTMLElement>('main h1')
  const heading = [...headings].filter((one) => one.getClientRects().length > 0).at(-1)
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

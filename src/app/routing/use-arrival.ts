import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { keepsPlace } from './keep-place.ts'

/**
 * Every navigation starts at the top left. On another page, focus goes to its heading, so that a
 * screen reader says where one is and Tab continues from there. The first page keeps the browser's own focus.
 */
export function useArrival(): void {
  const location = useLocation()
  const before = useRef<{ key: string; pathname: string } | undefined>(undefined)

  useEffect(() => {
    const previous = before.current
    before.current = { key: location.key, pathname: location.pathname }
    if (!previous || previous.key === location.key || keepsPlace(location.state)) return
    window.scrollTo(0, 0)
    if (previous.pathname !== location.pathname) return followHeading()
  }, [location])
}

/** How long a page may take to put its final heading in place, in milliseconds. */
const patience = 3000

/**
 * Focuses the page's heading, and the one that takes its place when the page's data arrives. Stops as soon as
 * the person does something themselves.
 */
function followHeading(): () => void {
  const main = document.querySelector('main')
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) focusHeading()
  })
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    removeEventListener('keydown', stop, true)
    removeEventListener('pointerdown', stop, true)
  }
  const timer = setTimeout(stop, patience)
  addEventListener('keydown', stop, true)
  addEventListener('pointerdown', stop, true)
  if (main) observer.observe(main, { childList: true, subtree: true })
  focusHeading()
  return stop
}

function focusHeading(): void {
  const headings = document.querySelectorAll<HTMLElement>('main h1')
  const heading = [...headings].filter((one) => one.getClientRects().length > 0).at(-1)
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

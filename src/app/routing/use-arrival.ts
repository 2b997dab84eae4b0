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
    if (previous.pathname !== location.pathname) focusHeading()
  }, [location])
}

function focusHeading(): void {
  const headings = document.querySelectorAll<HTMLElement>('main h1')
  const shown = [...headings].filter((heading) => heading.getClientRects().length > 0)
  const heading = shown.at(-1)
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

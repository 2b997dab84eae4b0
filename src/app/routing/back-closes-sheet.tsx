import { useContext, useEffect, useRef } from 'react'
import { NavigationType, useBlocker, useLocation } from 'react-router'
import { hasOpen, requestClose } from '#ui/overlay/use-close-request.ts'
import { PageHistoryContext } from './page-history.ts'

/** Lets the browser's Back close an open sheet instead of leaving the page with what was typed into it. */
export function BackClosesSheet() {
  const history = useContext(PageHistoryContext)
  const { key } = useLocation()
  const shown = useRef({ key: '', place: 0 })
  useEffect(() => {
    shown.current = { key, place: placeInHistory() }
  }, [key])
  const blocker = useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      historyAction === NavigationType.Pop &&
      // A sheet that is in the URL is closed by the way back itself.
      currentLocation.pathname !== nextLocation.pathname &&
      placeInHistory() < shown.current.place &&
      hasOpen() &&
      history?.isGoingToOrigin() !== true,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    requestClose()
  }, [blocker])
  return null
}

/** The router numbers its entries. */
function placeInHistory(): number {
  const state: unknown = globalThis.history.state
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0
}

import { useSyncExternalStore } from 'react'

/** Kept, because rows and pages ask on every render and making one takes the browser far longer than reading it. */
const lists = new Map<string, MediaQueryList>()

function listOf(query: string): MediaQueryList {
  const known = lists.get(query)
  if (known) return known
  const made = matchMedia(query)
  lists.set(query, made)
  return made
}

/** Whether the screen matches a media query, updated on rotation and resize. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = listOf(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => listOf(query).matches,
    // There is no screen while prerendering.
    () => false,
  )
}

/** Whether the device is mainly used by touch, so that it has no keyboard at hand. */
export function useIsTouch(): boolean {
  return useMediaQuery('(pointer: coarse)')
}

/** Whether the screen is a tablet's: room for a narrow list beside the item, and the phone's tab bar below. */
export function useIsTablet(): boolean {
  return useMediaQuery('(700px <= width < 900px)')
}

/** Whether a list fits beside the item that it opens (`Split`). */
export function useFitsBeside(): boolean {
  return useMediaQuery('(width >= 1100px)')
}

import { useSyncExternalStore } from 'react'

/** Whether the screen matches a media query, updated on rotation and resize. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    // There is no screen while prerendering.
    () => false,
  )
}

/** Whether a list fits beside the item that it opens (`Split`). */
export function useFitsBeside(): boolean {
  return useMediaQuery('(width >= 1100px)')
}

import { useSyncExternalStore } from 'react'

/** Whether the screen fits a media query, now and after every turn or resize. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    // Where pages are drawn at build there is no screen.
    () => false,
  )
}

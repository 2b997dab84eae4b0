import { useMediaQuery } from '#ui/use-media-query.ts'

/**
 * Whether an order is shown in sections rather than as the office's cards: on phones and tablets. A tablet keeps them
 * when it is turned, and with them what is open or half typed.
 */
export function useIsSectioned(): boolean {
  return useMediaQuery('(width < 900px), (pointer: coarse) and (width < 1400px)')
}

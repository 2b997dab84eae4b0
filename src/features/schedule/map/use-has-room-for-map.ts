import { useMediaQuery } from '#ui/use-media-query.ts'

/** Whether the map fits beside the board. */
export function useHasRoomForMap(): boolean {
  return useMediaQuery('(width >= 1200px)')
}

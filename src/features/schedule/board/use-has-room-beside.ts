import { useMediaQuery } from '#ui/use-media-query.ts'

/** Whether the map or the planner fits beside the board. */
export function useHasRoomBeside(): boolean {
  return useMediaQuery('(width >= 1200px)')
}

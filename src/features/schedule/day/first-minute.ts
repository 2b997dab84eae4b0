import type { Lane } from './lane-model.ts'

const usualStart = 8 * 60
const marginMinutes = 30

/**
 * The minute that a day opens at: when the first of its people starts work, whatever visits lie outside their hours; on
 * a day without work what time it is, null on another day.
 */
export function firstMinute(
  lanes: readonly Pick<Lane, 'working'>[],
  nowMinute: number | null,
): number {
  const starts = lanes.flatMap(({ working }) => working[0]?.from ?? [])
  const first = starts.length > 0 ? Math.min(...starts) : (nowMinute ?? usualStart)
  return Math.max(0, first - marginMinutes)
}

import type { Lane } from './lane-model.ts'

/** The heights of a lane, in pixels. */
export interface LaneSizes {
  /** Of a lane with one row. */
  readonly lane: number
  /** Of a bar. */
  readonly bar: number
  readonly gap: number
}

export const usualSizes: LaneSizes = { lane: 44, bar: 36, gap: 4 }
const denseSizes: LaneSizes = { lane: 28, bar: 24, gap: 2 }
/** Of a small team, whose lanes leave room: the time has a line of its own. */
const roomySizes: LaneSizes = { lane: 60, bar: 52, gap: 4 }
const roomyLanes = 10

/** The heights of lanes, by how many there are. */
export function sizesFor(lanes: number, isDense: boolean): LaneSizes {
  if (isDense) return denseSizes
  return lanes <= roomyLanes ? roomySizes : usualSizes
}

/** Whether bars have three lines. */
export function isRoomy({ bar }: LaneSizes): boolean {
  return bar >= roomySizes.bar
}

/** How many rows a lane needs: for its overlapping visits, and for those without a time. */
export function rowsOf(lane: Pick<Lane, 'rows' | 'anytime'>): number {
  return Math.max(1, lane.rows, lane.anytime.length)
}

/** The height of a lane, in pixels. */
export function laneHeight(lane: Pick<Lane, 'rows' | 'anytime'>, sizes: LaneSizes): number {
  return sizes.lane + (rowsOf(lane) - 1) * (sizes.bar + sizes.gap)
}

/** The distance of a row's bars from the top of the lane, in pixels. */
export function barTop(row: number, sizes: LaneSizes): number {
  return (sizes.lane - sizes.bar) / 2 + row * (sizes.bar + sizes.gap)
}

/** What a bar has room for: nothing, its text, marks beside it, or the icon of its status too. */
export type BarDetail = 'none' | 'text' | 'marks' | 'all'

/** What a bar of this width in pixels shows; elements that would not be seen are not drawn. */
export function barDetail(width: number): BarDetail {
  if (width < 30) return 'none'
  if (width < 92) return 'text'
  return width < 126 ? 'marks' : 'all'
}

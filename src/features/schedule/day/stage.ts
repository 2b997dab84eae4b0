import type { DayAxis } from '#domain/dispatch/day-axis.ts'
import { barTop, type LaneSizes } from './bar-box.ts'
import { laneAt } from './lane-offsets.ts'
import type { Lane } from './lane-model.ts'

/** What the day view shows at the moment, in minutes and pixels. */
export interface Stage {
  readonly axis: DayAxis
  readonly lanes: readonly Lane[]
  /** See `laneOffsets`. */
  readonly offsets: readonly number[]
  readonly sizes: LaneSizes
  /** Pixels per minute. */
  readonly ppm: number
  /** Width of what stands before the hours, and height of what stands above the lanes. */
  readonly left: number
  readonly top: number
}

/** A place on the board. */
export interface Spot {
  readonly lane: Lane
  readonly index: number
  /** Minutes since the first instant of the day, not snapped. */
  readonly minute: number
}

/** The place at a point of the canvas in pixels; null where there are no lanes. */
export function spotAt(stage: Stage, x: number, y: number): Spot | null {
  const index = laneAt(stage.offsets, y - stage.top)
  const lane = stage.lanes[index]
  return lane ? { lane, index, minute: (x - stage.left) / stage.ppm } : null
}

/** The box of a stretch of a lane in one of its rows, in pixels of the canvas. */
export function boxOf(stage: Stage, index: number, from: number, minutes: number, row = 0) {
  return {
    left: stage.left + from * stage.ppm,
    top: stage.top + (stage.offsets[index] ?? 0) + barTop(row, stage.sizes),
    width: Math.max(14, minutes * stage.ppm - 2),
    height: stage.sizes.bar,
  }
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The ids of the visits whose bars touch a box of the canvas. */
export function visitsIn(stage: Stage, box: Box): readonly string[] {
  const { sizes, offsets } = stage
  return stage.lanes.flatMap((lane, index) =>
    lane.bars
      .filter(({ from, to, row }) => {
        const left = stage.left + from * stage.ppm
        const top = stage.top + (offsets[index] ?? 0) + barTop(row, sizes)
        return (
          left < box.left + box.width &&
          stage.left + to * stage.ppm > box.left &&
          top < box.top + box.height &&
          top + sizes.bar > box.top
        )
      })
      .map(({ item }) => item.id),
  )
}

import { boardIndex } from '#domain/dispatch/board-index.ts'
import type { Board } from '#domain/dispatch/board-visit.ts'
import type { DayAxis } from '#domain/dispatch/day-axis.ts'
import type { Geo } from '#domain/dispatch/travel/travel-bands.ts'
import type { HourClass, PlanTravel } from '../day/types.ts'

/** The places of a problem, and how long drives between them take. */
export interface Places {
  /** The index of a place; null where it is unknown. */
  readonly indexOf: (place: Geo) => number | null
  /** The matrices of all places so far. */
  readonly travel: () => PlanTravel
}

/** When each class of hours begins, and an hour that stands for it. */
const classes: readonly { readonly time: string; readonly from: string; readonly is: HourClass }[] =
  [
    { from: '07:00', time: '08:00', is: 0 },
    { from: '09:00', time: '12:00', is: 1 },
    { from: '16:00', time: '17:00', is: 2 },
    { from: '18:00', time: '12:00', is: 1 },
  ]

/** Collects the places of a day, with the drives of the board's own estimate. */
export function createPlaces(board: Board, axis: DayAxis): Places {
  const { travel } = boardIndex(board)
  const places: NonNullable<Geo>[] = []
  const known = new Map<string, number>()
  const minuteOf = (time: string) =>
    axis.hours.find((hour) => hour.time === time)?.minute ?? Number(time.slice(0, 2)) * 60

  function matrices(): PlanTravel['minutes'] {
    const size = places.length
    const empty = () => new Float32Array(size ** 2)
    const [morning, midday, evening] = [empty(), empty(), empty()]
    const [early, noon, late] = ['08:00', '12:00', '17:00'].map((time) =>
      axis.instantAt(minuteOf(time)),
    ) as [number, number, number]
    // All hours of one drive in a row: only the first of them measures its way.
    places.forEach((from, a) =>
      places.forEach((to, b) => {
        const i = a * size + b
        morning[i] = travel.minutes(from, to, early)
        midday[i] = travel.minutes(from, to, noon)
        evening[i] = travel.minutes(from, to, late)
      }),
    )
    return [morning, midday, evening]
  }

  return {
    indexOf(place) {
      if (place === null) return null
      const key = `${place.latitude},${place.longitude}`
      const index = known.get(key) ?? places.push(place) - 1
      known.set(key, index)
      return index
    },
    travel: () => ({
      places: places.length,
      minutes: matrices(),
      hours: classes.map(({ from, is }) => ({ from: minuteOf(from), hourClass: is })),
    }),
  }
}

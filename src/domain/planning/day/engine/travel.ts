import type { PlanTravel } from '../types.ts'

/**
 * Travel times by the hour of departure. On a way that lasts beyond an hour class, what is left of it takes the time of
 * the next class; so who leaves later never arrives earlier.
 */
export interface Travel {
  /** Place `size - 1` is the unknown one, which is no way from anywhere. */
  readonly size: number
  readonly minutes: Float32Array
  /** The shortest time of each way at any hour. */
  readonly least: Float32Array
  /** The periods of the axis: where the matrix of each begins in `minutes`, and when it ends. */
  readonly matrix: Int32Array
  readonly ends: Float64Array
  /** The period of each minute from `base` on. */
  readonly periodAt: Int16Array
  readonly base: number
}

export function createTravel({ places, minutes, hours }: PlanTravel): Travel {
  const size = places + 1
  const all = new Float32Array(3 * size * size)
  minutes.forEach((matrix, hourClass) => {
    for (let from = 0; from < places; from += 1)
      all.set(
        matrix.subarray(from * places, (from + 1) * places),
        hourClass * size * size + from * size,
      )
  })
  const cells = size * size
  const least = all.slice(0, cells)
  for (let i = cells; i < all.length; i += 1)
    least[i % cells] = Math.min(least[i % cells] as number, all[i] as number)
  const base = hours[0]?.from ?? 0
  const last = hours.at(-1)?.from ?? 0
  const periodAt = new Int16Array(last - base + 1)
  let period = 0
  for (let i = 0; i < periodAt.length; i += 1) {
    while (period < hours.length && (hours[period]?.from ?? Infinity) <= base + i) period += 1
    periodAt[i] = period
  }
  return {
    size,
    minutes: all,
    least,
    matrix: Int32Array.of(1, ...hours.map((each) => each.hourClass)).map(
      (each) => each * size * size,
    ),
    ends: Float64Array.of(...hours.map(({ from }) => from), Infinity),
    periodAt,
    base,
  }
}

function periodOf({ periodAt, base, matrix }: Travel, time: number): number {
  if (time < base) return 0
  const at = Math.floor(time) - base
  return at < periodAt.length ? (periodAt[at] as number) : matrix.length - 1
}

/** When one arrives who leaves at `time`. */
export function arrive(travel: Travel, time: number, from: number, to: number): number {
  const { size, minutes, matrix, ends } = travel
  const cell = from * size + to
  let period = periodOf(travel, time)
  let way = minutes[(matrix[period] as number) + cell] as number
  if (time + way <= (ends[period] as number)) return time + way
  let at = time
  let share = 1
  while (way > 0 && at + share * way > (ends[period] as number)) {
    const end = ends[period] as number
    share -= (end - at) / way
    at = end
    period += 1
    way = minutes[(matrix[period] as number) + cell] as number
  }
  return at + share * way
}

/** When one leaves at the latest who arrives at `time`. */
export function leaveFor(travel: Travel, time: number, from: number, to: number): number {
  const { size, minutes, matrix, ends } = travel
  const cell = from * size + to
  let period = periodOf(travel, time)
  let way = minutes[(matrix[period] as number) + cell] as number
  let at = time
  let share = 1
  while (period > 0 && way > 0 && at - share * way < (ends[period - 1] as number)) {
    const begin = ends[period - 1] as number
    share -= (at - begin) / way
    at = begin
    period -= 1
    way = minutes[(matrix[period] as number) + cell] as number
  }
  return at - share * way
}

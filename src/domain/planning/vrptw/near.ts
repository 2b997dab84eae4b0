import type { Network } from './network.ts'

/** For each customer the others by nearness: those of customer `c` begin at `c * count`. */
export interface Near {
  readonly count: number
  readonly list: Int32Array
}

/** The customers nearest on the map, the customer itself first. */
export function nearestOnMap(network: Network, most: number): Near {
  const { size, distance } = network
  return nearest(size, most, (from, to) => distance[from * size + to] as number)
}

/**
 * The other customers with which one is best visited in a row: the way, and what one must wait or would be late (after
 * Vidal et al., "A hybrid genetic algorithm with adaptive diversity management for vehicle routing", 2013).
 */
export function nearestInTime(network: Network, most: number): Near {
  const { size, distance, ready, due, service } = network
  const inARow = (from: number, to: number): number => {
    const way = distance[from * size + to] as number
    const lasts = (service[from] as number) + way
    const waits = (ready[to] as number) - lasts - (due[from] as number)
    const late = (ready[from] as number) + lasts - (due[to] as number)
    return way + waitWeight * Math.max(0, waits) + lateWeight * Math.max(0, late)
  }
  return nearest(size, most, (from, to) =>
    from === to ? Infinity : Math.min(inARow(from, to), inARow(to, from)),
  )
}

const waitWeight = 0.2
const lateWeight = 1

function nearest(size: number, most: number, gap: (from: number, to: number) => number): Near {
  const count = Math.max(0, Math.min(size - 1, most))
  const list = new Int32Array(size * count)
  const gaps = new Float64Array(count)
  for (let from = 1; from < size; from += 1) {
    const row = from * count
    let found = 0
    for (let to = 1; to < size; to += 1) {
      const value = gap(from, to)
      if (found === count && value >= (gaps[count - 1] as number)) continue
      if (found < count) found += 1
      let at = found - 1
      while (at > 0 && (gaps[at - 1] as number) > value) {
        gaps[at] = gaps[at - 1] as number
        list[row + at] = list[row + at - 1] as number
        at -= 1
      }
      gaps[at] = value
      list[row + at] = to
    }
  }
  return { count, list }
}

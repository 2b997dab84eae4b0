import { never, type Network } from './network.ts'

/** For each visit the others by nearness: those of visit `v` begin at `v * count`. */
export interface Near {
  readonly count: number
  readonly list: Int32Array
}

const waitWeight = 0.2
const lateWeight = 1
/** A day between two visits is as far as this many minutes. */
const longestWait = 60

/** The visits with which one is best done in a row, itself first: the way, and what one must wait or would be late. */
export function nearVisits(net: Network, most: number): Near {
  const { visits, firstNode, travel, minutes, window, windowFrom, windowTo } = net
  const opens = new Float64Array(visits)
  const closes = new Float64Array(visits)
  let begin = Infinity
  let end = never
  for (let r = 0; r < net.routes; r += 1) {
    if ((net.closes[r] as number) === never) continue
    begin = Math.min(begin, net.opens[r] as number)
    end = Math.max(end, net.closes[r] as number)
  }
  for (let v = 0; v < visits; v += 1) {
    const n = firstNode[v] as number
    const last = (window[n + 1] as number) - 1
    const isOpen = last >= (window[n] as number)
    opens[v] = Math.max(
      begin,
      net.lockedFrom[n] as number,
      isOpen ? (windowFrom[window[n] as number] as number) : never,
    )
    closes[v] = Math.min(end, net.lockedTo[n] as number, isOpen ? (windowTo[last] as number) : end)
  }
  const midday = travel.size * travel.size
  const inARow = (a: number, b: number): number => {
    const [from, to] = [firstNode[a] as number, firstNode[b] as number]
    const cell = (net.place[from] as number) * travel.size + (net.place[to] as number)
    const way = travel.minutes[midday + cell] as number
    const lasts = (minutes[from] as number) + way
    const waits = (opens[b] as number) - lasts - (closes[a] as number)
    const late = (opens[a] as number) + lasts - (closes[b] as number)
    return (
      way +
      waitWeight * Math.max(0, Math.min(waits, longestWait / waitWeight)) +
      lateWeight * Math.max(0, Math.min(late, longestWait))
    )
  }
  const count = Math.max(0, Math.min(visits, most))
  const list = new Int32Array(visits * count)
  const gaps = new Float64Array(count)
  for (let a = 0; a < visits; a += 1) {
    let found = 0
    for (let b = 0; b < visits; b += 1) {
      const gap = a === b ? never : Math.min(inARow(a, b), inARow(b, a))
      if (found === count && gap >= (gaps[count - 1] as number)) continue
      if (found < count) found += 1
      let at = found - 1
      while (at > 0 && (gaps[at - 1] as number) > gap) {
        gaps[at] = gaps[at - 1] as number
        list[a * count + at] = list[a * count + at - 1] as number
        at -= 1
      }
      gaps[at] = gap
      list[a * count + at] = b
    }
  }
  return { count, list }
}

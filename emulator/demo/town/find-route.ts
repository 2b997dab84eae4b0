import { type Location, metresBetween } from './location.ts'
import { streets } from './streets.ts'

const cornerSpacing = 25
/** Streets that come as close as this meet. */
const crossing = 45

interface Corner {
  readonly location: Location
  readonly next: Map<Corner, number>
}

/** The route along the town's streets, from one location to another, both included. */
export function findRoute(from: Location, to: Location): readonly Location[] {
  const corners = (known ??= createCorners())
  const [start, end] = [nearest(corners, from), nearest(corners, to)]
  const metres = new Map<Corner, number>([[start, 0]])
  const before = new Map<Corner, Corner>()
  const open = new Set([start])
  while (open.size > 0) {
    const corner = [...open].reduce((a, b) => (cost(a) <= cost(b) ? a : b))
    if (corner === end) break
    open.delete(corner)
    for (const [next, length] of corner.next) {
      if (cost(corner) + length >= cost(next)) continue
      metres.set(next, cost(corner) + length)
      before.set(next, corner)
      open.add(next)
    }
  }
  const route: Location[] = [to]
  for (let at: Corner | undefined = end; at; at = before.get(at)) route.unshift(at.location)
  return [from, ...route]

  function cost(corner: Corner): number {
    return metres.get(corner) ?? Number.POSITIVE_INFINITY
  }
}

let known: readonly Corner[] | undefined

/** A point every few metres of each street, joined to the next one and to those of the streets it meets. */
function createCorners(): readonly Corner[] {
  const lines = streets.map(({ from: [lat, lng], to: [toLat, toLng] }) => {
    const ends = [
      { latitude: lat, longitude: lng },
      { latitude: toLat, longitude: toLng },
    ] as const
    const count = Math.ceil(metresBetween(...ends) / cornerSpacing)
    return Array.from({ length: count + 1 }, (_, i): Corner => {
      const location = {
        latitude: lat + ((toLat - lat) * i) / count,
        longitude: lng + ((toLng - lng) * i) / count,
      }
      return { location, next: new Map() }
    })
  })
  for (const line of lines) {
    for (const [i, corner] of line.entries()) {
      const following = line[i + 1]
      if (following !== undefined) join(corner, following)
      for (const other of lines) if (other !== line) meet(corner, nearest(other, corner.location))
    }
  }
  return lines.flat()
}

function meet(one: Corner, other: Corner): void {
  if (metresBetween(one.location, other.location) <= crossing) join(one, other)
}

function join(one: Corner, other: Corner): void {
  const metres = metresBetween(one.location, other.location)
  one.next.set(other, metres)
  other.next.set(one, metres)
}

function nearest(corners: readonly Corner[], location: Location): Corner {
  let [found, least] = [corners[0], Number.POSITIVE_INFINITY]
  for (const corner of corners) {
    const metres = metresBetween(corner.location, location)
    if (metres < least) [found, least] = [corner, metres]
  }
  if (found === undefined) throw new Error('There is no corner to be near to')
  return found
}

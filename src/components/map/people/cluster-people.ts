import type { MercatorPoint } from './mercator.ts'

export interface Clustered {
  /** Index of each person who is drawn on their own. */
  readonly alone: readonly number[]
  readonly clusters: readonly Cluster[]
}

export interface Cluster {
  /** Indexes of the people in it. */
  readonly members: readonly number[]
  /** The middle of them. */
  readonly place: MercatorPoint
}

const tileSize = 512
const cellPixels = 64

/**
 * Groups people who share a cell of 64 pixels at this zoom. Cells belong to the map and not to the window, so that
 * moving the map regroups no one. `keep`: never grouped, such as who is selected.
 */
export function clusterPeople(
  places: readonly MercatorPoint[],
  zoom: number,
  keep: (index: number) => boolean,
): Clustered {
  const cells = (tileSize * 2 ** Math.floor(zoom)) / cellPixels
  const groups = new Map<number, number[]>()
  const alone: number[] = []
  places.forEach(({ x, y }, i) => {
    if (keep(i)) return void alone.push(i)
    const cell = Math.floor(x * cells) * 2 ** 26 + Math.floor(y * cells)
    const group = groups.get(cell)
    if (group) group.push(i)
    else groups.set(cell, [i])
  })
  const clusters: Cluster[] = []
  for (const members of groups.values()) {
    const [only] = members
    if (members.length === 1 && only !== undefined) alone.push(only)
    else clusters.push({ members, place: middleOf(members.flatMap((i) => places[i] ?? [])) })
  }
  return { alone, clusters }
}

function middleOf(places: readonly MercatorPoint[]): MercatorPoint {
  const sum = places.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: sum.x / places.length, y: sum.y / places.length }
}

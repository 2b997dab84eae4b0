import type { Routes } from './routes.ts'

/** What a change takes away: the routes as they were, at the same positions. */
export interface Saved {
  readonly arrays: readonly (readonly [Row, Int32Array | Float64Array])[]
  readonly length: Int32Array
  readonly load: Float64Array
  readonly cost: Float64Array
  readonly faults: Int32Array
  readonly version: Int32Array
  /** The routes that are saved: the first `count`. */
  readonly route: Int32Array
  readonly savedIn: Int32Array
  count: number
  change: number
  readonly absent: Int32Array
  absentCount: number
  unassigned: number
  /** The nodes whose possible starts change, and what these were. */
  readonly pinned: Int32Array
  readonly low: Float64Array
  readonly high: Float64Array
}

const rows = [
  'node',
  'place',
  'breakAt',
  'first',
  'leaves',
  'latest',
  'starts',
  'ends',
  'stepCost',
] as const
type Row = (typeof rows)[number]
const perRoute = ['length', 'load', 'cost', 'faults', 'version'] as const

export function createSaved(routes: Routes): Saved {
  const { net } = routes
  const pinned = Int32Array.from(
    Array.from(net.visitOf, (_, n) => n).filter((n) => net.isGroup[net.visitOf[n] as number] === 1),
  )
  return {
    arrays: rows.map((row) => [row, routes[row].slice()] as const),
    length: routes.length.slice(),
    load: routes.load.slice(),
    cost: routes.cost.slice(),
    faults: routes.faults.slice(),
    version: routes.version.slice(),
    route: new Int32Array(net.routes),
    savedIn: new Int32Array(net.routes).fill(-1),
    count: 0,
    change: 0,
    absent: new Int32Array(net.visits),
    absentCount: 0,
    unassigned: 0,
    pinned,
    low: new Float64Array(pinned.length),
    high: new Float64Array(pinned.length),
  }
}

/** Saves a route before its first change. */
export function saveRoute(saved: Saved, routes: Routes, r: number): void {
  if (saved.savedIn[r] === saved.change) return
  saved.savedIn[r] = saved.change
  saved.route[saved.count] = r
  saved.count += 1
  const start = r * routes.stride
  const end = start + (routes.length[r] as number) + 2
  for (const [row, copy] of saved.arrays) {
    const now = routes[row] as Float64Array
    for (let i = start; i < end; i += 1) copy[i] = now[i] as number
  }
  for (const key of perRoute) saved[key][r] = routes[key][r] as number
}

/** Puts the saved routes back. */
export function restoreRoutes(saved: Saved, routes: Routes): void {
  for (let k = 0; k < saved.count; k += 1) {
    const start = (saved.route[k] as number) * routes.stride
    const end = start + (routes.length[saved.route[k] as number] as number) + 1
    for (let i = start + 1; i < end; i += 1) routes.routeOf[routes.node[i] as number] = -1
  }
  for (let k = 0; k < saved.count; k += 1) {
    const r = saved.route[k] as number
    for (const key of perRoute) routes[key][r] = saved[key][r] as number
    const start = r * routes.stride
    const end = start + (routes.length[r] as number) + 2
    for (const [row, copy] of saved.arrays) {
      const now = routes[row] as Float64Array
      for (let i = start; i < end; i += 1) now[i] = copy[i] as number
    }
    for (let i = start + 1; i < end - 1; i += 1) routes.routeOf[routes.node[i] as number] = r
  }
}

import { always, never, type Network } from './network.ts'

/**
 * The routes of a plan in typed arrays. Position `i` of route `r` is at `r * stride + i`; position 0 is where the
 * technician comes from, the one after the last node where they go.
 */
export interface Routes extends RouteArrays {
  readonly net: Network
  readonly stride: number
  readonly length: Int32Array
  readonly load: Float64Array
  readonly cost: Float64Array
  /** How many nodes of each route, and its end, cannot be reached in time. */
  readonly faults: Int32Array
  /** The route of each node, -1 while it has none. */
  readonly routeOf: Int32Array
  /** Between what starts each node may be: its locks, and the start of a visit whose parts depend on one another. */
  readonly low: Float64Array
  readonly high: Float64Array
  /** Changes with the content of a route, so that what was computed about it can be kept. */
  readonly version: Int32Array
  versions: number
}

/** What there is for each position. */
interface RouteArrays {
  readonly node: Int32Array
  readonly place: Int32Array
  /** The first break that is not taken before this position; those of the way from it are those to the next one's. */
  readonly breakAt: Int32Array
  /** The earliest start, and when the node has ended then. */
  readonly first: Float64Array
  readonly leaves: Float64Array
  /** The latest start with which everything behind is in time. */
  readonly latest: Float64Array
  /** The start that is planned: the one it has now if that is possible, else the earliest; and its end. */
  readonly starts: Float64Array
  readonly ends: Float64Array
  /** The cost of the way to this position, of waiting there and of its start. */
  readonly stepCost: Float64Array
}

/** Routes without nodes. `most` is the number of nodes that a route has room for. */
export function createRoutes(net: Network, most: number): Routes {
  const stride = Math.min(net.nodes, most) + 2
  const cells = net.routes * stride
  return {
    net,
    stride,
    node: new Int32Array(cells),
    place: new Int32Array(cells),
    breakAt: new Int32Array(cells),
    first: new Float64Array(cells),
    leaves: new Float64Array(cells),
    latest: new Float64Array(cells),
    starts: new Float64Array(cells),
    ends: new Float64Array(cells),
    stepCost: new Float64Array(cells),
    length: new Int32Array(net.routes),
    load: new Float64Array(net.routes),
    cost: new Float64Array(net.routes),
    faults: new Int32Array(net.routes),
    routeOf: new Int32Array(net.nodes).fill(-1),
    low: Float64Array.from(net.lockedFrom),
    high: Float64Array.from(net.lockedTo),
    version: new Int32Array(net.routes),
    versions: 0,
  }
}

/** The earliest start of a node on a route for who is there at `time`; `always` if there is none. */
export function firstStart(routes: Routes, n: number, r: number, time: number): number {
  const { net } = routes
  const low = routes.low[n] as number
  if (net.isFixed[n] === 1) return time <= low ? low : always
  const last = (net.closes[r] as number) - (net.minutes[n] as number)
  const to = Math.min(last, routes.high[n] as number)
  const from = Math.max(Math.ceil(time - 1e-6), low, net.opens[r] as number)
  const end = net.window[n + 1] as number
  let w = net.window[n] as number
  if (w === end) {
    const start = upToStep(routes, n, from)
    return start <= to ? start : always
  }
  for (; w < end; w += 1) {
    if (from > (net.windowTo[w] as number)) continue
    const start = upToStep(routes, n, Math.max(from, net.windowFrom[w] as number))
    if (start <= (net.windowTo[w] as number)) return start <= to ? start : always
  }
  return always
}

/** The latest start of a node on a route that is not after `time`; `never` if there is none. */
export function lastStart(routes: Routes, n: number, r: number, time: number): number {
  const { net } = routes
  const high = routes.high[n] as number
  if (net.isFixed[n] === 1) return high
  const last = (net.closes[r] as number) - (net.minutes[n] as number)
  const from = Math.max(net.opens[r] as number, routes.low[n] as number)
  const to = Math.min(Math.floor(time + 1e-6), high, last)
  const first = net.window[n] as number
  let w = (net.window[n + 1] as number) - 1
  if (w < first) {
    const start = downToStep(routes, n, to)
    return start >= from ? start : never
  }
  for (; w >= first; w -= 1) {
    if (to < (net.windowFrom[w] as number)) continue
    const start = downToStep(routes, n, Math.min(to, net.windowTo[w] as number))
    if (start >= (net.windowFrom[w] as number)) return start >= from ? start : never
  }
  return never
}

/** The next start that may be planned: a step of the clock, the start that the visit has now, or the only one it can have. */
function upToStep({ net, low, high }: Routes, n: number, time: number): number {
  const { step } = net
  if (step === 1 || low[n] === high[n]) return time
  const held = net.held[n] as number
  const up = Math.ceil(time / step) * step
  return held >= time && held < up ? held : up
}

function downToStep({ net, low, high }: Routes, n: number, time: number): number {
  const { step } = net
  if (step === 1 || low[n] === high[n]) return time
  const held = net.held[n] as number
  const down = Math.floor(time / step) * step
  return held <= time && held > down ? held : down
}

/** The position of a node within its route. */
export function positionOf(routes: Routes, n: number): number {
  const start = (routes.routeOf[n] as number) * routes.stride
  let at = start + 1
  while (routes.node[at] !== n) at += 1
  return at - start
}

/** Puts a node behind position `after` of a route; the breaks of that way before `breakAt` are taken before it. */
export function insertNode(
  routes: Routes,
  n: number,
  r: number,
  after: number,
  breakAt: number,
): void {
  const { node, breakAt: breaks } = routes
  const start = r * routes.stride
  const length = (routes.length[r] as number) + 1
  for (let i = start + length + 1; i > start + after + 1; i -= 1) {
    node[i] = node[i - 1] as number
    breaks[i] = breaks[i - 1] as number
  }
  node[start + after + 1] = n
  breaks[start + after + 1] = breakAt
  routes.length[r] = length
  routes.routeOf[n] = r
}

/** Takes the node at a position out of a route. */
export function removeAt(routes: Routes, r: number, position: number): void {
  const { node, breakAt } = routes
  const start = r * routes.stride
  const end = start + (routes.length[r] as number) + 1
  routes.routeOf[node[start + position] as number] = -1
  for (let i = start + position; i < end; i += 1) {
    node[i] = node[i + 1] as number
    breakAt[i] = breakAt[i + 1] as number
  }
  routes.length[r] = (routes.length[r] as number) - 1
}

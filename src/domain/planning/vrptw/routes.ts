import type { Network } from './network.ts'

/**
 * The routes of a plan in typed arrays. Position `i` of route `r` is at `r * stride + i`; position 0 is the depot, and
 * so is the one after the last customer.
 */
export interface Routes extends Network {
  /** How many routes there is room for. */
  readonly vehicles: number
  readonly stride: number
  readonly node: Int32Array
  /** When the vehicle leaves each position at the earliest. */
  readonly leaves: Float64Array
  /** When it must have arrived at each position at the latest. */
  readonly latest: Float64Array
  /** The distance from each position to the next. */
  readonly leg: Float64Array
  /** The number of customers of each route. */
  readonly length: Int32Array
  readonly load: Float64Array
  readonly cost: Float64Array
  /** The route of each customer, -1 while it has none. */
  readonly routeOf: Int32Array
  /** Changes with the content of a route, so that what was computed about it can be kept. */
  readonly version: Int32Array
  /** The routes with customers are the first `used` of `order`, in no order. */
  readonly order: Int32Array
  readonly orderAt: Int32Array
  used: number
  /** At most this many routes may be used. */
  limit: number
  versions: number
}

/** Routes without customers. */
export function createRoutes(network: Network, vehicles: number): Routes {
  const { size } = network
  const stride = size + 1
  const routes: Routes = {
    ...network,
    vehicles,
    stride,
    node: new Int32Array(vehicles * stride),
    leaves: new Float64Array(vehicles * stride),
    latest: new Float64Array(vehicles * stride),
    leg: new Float64Array(vehicles * stride),
    length: new Int32Array(vehicles),
    load: new Float64Array(vehicles),
    cost: new Float64Array(vehicles),
    routeOf: new Int32Array(size).fill(-1),
    version: new Int32Array(vehicles),
    order: Int32Array.from({ length: vehicles }, (_, i) => i),
    orderAt: Int32Array.from({ length: vehicles }, (_, i) => i),
    used: 0,
    limit: vehicles,
    versions: 0,
  }
  for (let r = 0; r < vehicles; r += 1) refresh(routes, r)
  return routes
}

/** Computes everything about a route from its customers, and gives it a new version. */
export function refresh(routes: Routes, r: number): void {
  const { size, distance, demand, ready, due, service, node, leaves, latest, leg } = routes
  const start = r * routes.stride
  const end = start + (routes.length[r] as number) + 1
  let load = 0
  let cost = 0
  let at = ready[0] as number
  let before = 0
  leaves[start] = at
  for (let i = start + 1; i < end; i += 1) {
    const n = node[i] as number
    const way = distance[before * size + n] as number
    leg[i - 1] = way
    cost += way
    at += way
    const opens = ready[n] as number
    if (at < opens) at = opens
    at += service[n] as number
    leaves[i] = at
    load += demand[n] as number
    before = n
  }
  const back = distance[before * size] as number
  leg[end - 1] = back
  node[end] = 0
  let must = due[0] as number
  latest[end] = must
  for (let i = end - 1; i > start; i -= 1) {
    const n = node[i] as number
    must -= (leg[i] as number) + (service[n] as number)
    const closes = due[n] as number
    if (must > closes) must = closes
    latest[i] = must
  }
  routes.load[r] = load
  routes.cost[r] = end === start + 1 ? 0 : cost + back
  routes.versions += 1
  routes.version[r] = routes.versions
  keepOrder(routes, r)
}

/** Keeps the used routes in front. */
function keepOrder(routes: Routes, r: number): void {
  const isUsed = (routes.length[r] as number) > 0
  const at = routes.orderAt[r] as number
  if (isUsed === at < routes.used) return
  if (!isUsed) routes.used -= 1
  const to = routes.used
  if (isUsed) routes.used += 1
  const other = routes.order[to] as number
  routes.order[to] = r
  routes.orderAt[r] = to
  routes.order[at] = other
  routes.orderAt[other] = at
}

/** Puts a customer behind position `after` of a route, and computes only what changes with that. */
export function insert(routes: Routes, customer: number, r: number, after: number): void {
  const { size, distance, ready, due, service, node, leaves, latest, leg } = routes
  const start = r * routes.stride
  const length = (routes.length[r] as number) + 1
  const at = start + after + 1
  const end = start + length
  for (let i = end; i >= at; i -= 1) {
    node[i + 1] = node[i] as number
    leaves[i + 1] = leaves[i] as number
    latest[i + 1] = latest[i] as number
    leg[i + 1] = leg[i] as number
  }
  node[at] = customer
  const row = customer * size
  const from = distance[row + (node[at - 1] as number)] as number
  const to = distance[row + (node[at + 1] as number)] as number
  const isFirst = length === 1
  routes.cost[r] = (routes.cost[r] as number) + from + to - (isFirst ? 0 : (leg[at - 1] as number))
  routes.load[r] = (routes.load[r] as number) + (routes.demand[customer] as number)
  routes.length[r] = length
  routes.routeOf[customer] = r
  leg[at - 1] = from
  leg[at] = to

  for (let i = at; i <= end; i += 1) {
    const n = node[i] as number
    let time = (leaves[i - 1] as number) + (leg[i - 1] as number)
    if (time < (ready[n] as number)) time = ready[n] as number
    time += service[n] as number
    if (i > at && time === leaves[i]) break
    leaves[i] = time
  }
  for (let i = at; i > start; i -= 1) {
    const n = node[i] as number
    let time = (latest[i + 1] as number) - (leg[i] as number) - (service[n] as number)
    if (time > (due[n] as number)) time = due[n] as number
    if (i < at && time === latest[i]) break
    latest[i] = time
  }
  routes.versions += 1
  routes.version[r] = routes.versions
  if (isFirst) keepOrder(routes, r)
}

/** Replaces the customers of a route. */
export function setRoute(routes: Routes, r: number, customers: ArrayLike<number>): void {
  const start = r * routes.stride
  for (let i = 0; i < customers.length; i += 1) {
    const customer = customers[i] as number
    routes.node[start + i + 1] = customer
    routes.routeOf[customer] = r
  }
  routes.length[r] = customers.length
  refresh(routes, r)
}

/** The customers of each used route in order. */
export function routeList(routes: Routes): number[][] {
  return Array.from(routes.order.subarray(0, routes.used), (r) => {
    const start = r * routes.stride + 1
    return [...routes.node.subarray(start, start + (routes.length[r] as number))]
  })
}

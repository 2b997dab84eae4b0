import type { Random } from '../random.ts'
import { createInsertion } from './insertion.ts'
import { recreate } from './recreate.ts'
import { type Routes, routeList, setRoute } from './routes.ts'
import { type Near, nearestOnMap } from './near.ts'
import { type Ruin, ruin } from './ruin.ts'

/** How many of the nearest customers may lose their places together. */
const mostRuined = 150

/** Routes as lists of customers, and the customers that have none. */
export interface Plan {
  readonly routes: readonly (readonly number[])[]
  readonly absent: readonly number[]
  /** At most this many routes may be used. */
  readonly limit: number
}

/** A plan that is changed step by step. */
export interface Search {
  readonly ruined: Ruin
  /** Begins with another plan, which may be of only some of the customers. */
  load(plan: Plan): void
  plan(): Plan
  /** Takes the plan apart and puts it together again. */
  change(): void
  /** Takes the last change back. */
  undo(): void
  /** The distance of the last change less that before it. */
  difference(): number
  distance(): number
  /** Whether no customer is absent. */
  isComplete(): boolean
}

/** `near` are the customers in whose routes a place is looked for. */
export function createSearch(routes: Routes, near: Near, random: Random): Search {
  const customers = routes.size - 1
  const ruined: Ruin = {
    routes,
    near: nearestOnMap(routes, mostRuined),
    random,
    members: new Int32Array(customers),
    count: 0,
    removed: new Int32Array(customers),
    absent: 0,
    touchedIn: new Int32Array(routes.vehicles).fill(-1),
    step: 0,
  }
  const insertion = createInsertion(routes, near, random)
  const keys = new Float64Array(customers)
  // What the changed routes held before, one behind the other.
  const saved = new Int32Array(routes.vehicles)
  const savedVersion = new Int32Array(routes.vehicles)
  const savedCost = new Float64Array(routes.vehicles)
  const savedFrom = new Int32Array(routes.vehicles + 1)
  const savedNodes = new Int32Array(customers)
  const savedAbsent = new Int32Array(customers)
  const savedIn = new Int32Array(routes.vehicles).fill(-1)
  let count = 0
  let absent = 0
  let change = 0

  const save = (r: number): void => {
    if (savedIn[r] === change) return
    savedIn[r] = change
    const from = savedFrom[count] as number
    const start = r * routes.stride + 1
    const length = routes.length[r] as number
    for (let i = 0; i < length; i += 1) savedNodes[from + i] = routes.node[start + i] as number
    saved[count] = r
    savedVersion[count] = routes.version[r] as number
    savedCost[count] = routes.cost[r] as number
    count += 1
    savedFrom[count] = from + length
  }

  const load = (plan: Plan): void => {
    for (const r of routes.order.slice(0, routes.used)) setRoute(routes, r, [])
    routes.routeOf.fill(-1)
    routes.limit = plan.limit
    plan.routes.forEach((list, r) => setRoute(routes, r, list))
    ruined.absent = plan.absent.length
    ruined.removed.set(plan.absent)
    const members = [...plan.routes.flat(), ...plan.absent]
    ruined.count = members.length
    ruined.members.set(members)
  }

  return {
    ruined,
    load,
    plan: () => ({
      routes: routeList(routes),
      absent: [...ruined.removed.subarray(0, ruined.absent)],
      limit: routes.limit,
    }),
    change() {
      change += 1
      count = 0
      absent = ruined.absent
      for (let i = 0; i < absent; i += 1) savedAbsent[i] = ruined.removed[i] as number
      ruin(ruined, save)
      recreate(ruined, insertion, keys, save)
    },
    undo() {
      for (let i = 0; i < ruined.absent; i += 1) routes.routeOf[ruined.removed[i] as number] = -1
      for (let k = 0; k < count; k += 1) {
        const r = saved[k] as number
        setRoute(routes, r, savedNodes.subarray(savedFrom[k], savedFrom[k + 1]))
        routes.version[r] = savedVersion[k] as number
      }
      ruined.absent = absent
      for (let i = 0; i < absent; i += 1) {
        const customer = savedAbsent[i] as number
        ruined.removed[i] = customer
        routes.routeOf[customer] = -1
      }
    },
    difference() {
      let sum = 0
      for (let k = 0; k < count; k += 1)
        sum += (routes.cost[saved[k] as number] as number) - (savedCost[k] as number)
      return sum
    },
    distance() {
      let sum = 0
      for (let k = 0; k < routes.used; k += 1)
        sum += routes.cost[routes.order[k] as number] as number
      return sum
    },
    isComplete: () => ruined.absent === 0,
  }
}

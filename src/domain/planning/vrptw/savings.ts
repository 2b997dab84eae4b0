import type { Near } from './near.ts'
import type { Network } from './network.ts'

/**
 * A first plan by savings (Clarke and Wright 1964): a route for each customer, joined end to beginning where that saves
 * most. It has about as many routes as a short plan needs, where putting each customer into the cheapest place opens too
 * few.
 */
export function planBySavings(network: Network, near: Near): readonly (readonly number[])[] {
  const { size, distance, demand, ready, due, service, capacity } = network
  const list: (number[] | undefined)[] = []
  const routeOf = new Int32Array(size)
  const load = Float64Array.from(demand)
  const leaves = new Float64Array(size)
  const latest = new Float64Array(size)
  const refresh = (r: number, customers: readonly number[]): void => {
    let at = ready[0] as number
    let before = 0
    for (const n of customers) {
      at += distance[before * size + n] as number
      at = Math.max(at, ready[n] as number) + (service[n] as number)
      before = n
    }
    leaves[r] = at
    let must = due[0] as number
    let after = 0
    for (const n of customers.toReversed()) {
      must -= (distance[n * size + after] as number) + (service[n] as number)
      must = Math.min(must, due[n] as number)
      after = n
    }
    latest[r] = must
  }
  for (let customer = 1; customer < size; customer += 1) {
    list[customer] = [customer]
    routeOf[customer] = customer
    refresh(customer, [customer])
  }
  for (const pair of pairsBySaving(network, near)) {
    const to = pair % size
    const from = (pair - to) / size
    const a = routeOf[from] as number
    const b = routeOf[to] as number
    const first = list[a]
    const second = list[b]
    if (a === b || first?.at(-1) !== from || second?.[0] !== to) continue
    if ((load[a] as number) + (load[b] as number) > capacity) continue
    if ((leaves[a] as number) + (distance[pair] as number) > (latest[b] as number)) continue
    for (const customer of second) {
      first.push(customer)
      routeOf[customer] = a
    }
    load[a] = (load[a] as number) + (load[b] as number)
    list[b] = undefined
    refresh(a, first)
  }
  return list.flatMap((customers) => (customers ? [customers] : []))
}

/** The pairs `from * size + to` of near customers that save anything if visited in a row, most first. */
function pairsBySaving({ size, distance }: Network, near: Near): readonly number[] {
  const pairs: number[] = []
  const savings: number[] = []
  const add = (from: number, to: number): void => {
    const pair = from * size + to
    const apart = (distance[from * size] as number) + (distance[to * size] as number)
    const saving = apart - (distance[pair] as number)
    if (saving <= 0) return
    pairs.push(pair)
    savings.push(saving)
  }
  for (let customer = 1; customer < size; customer += 1)
    for (let i = 0; i < near.count; i += 1) {
      const other = near.list[customer * near.count + i] as number
      add(customer, other)
      add(other, customer)
    }
  const most = savings.reduce((a, b) => Math.max(a, b), 0)
  // One number for what is lost and the pair: plain numbers are sorted far faster than with a function that compares them.
  const keys = Float64Array.from(
    savings,
    (saving, i) => Math.floor((1 - saving / most) * 2 ** 32) * mostPairs + i,
  )
  return Array.from(keys.sort(), (key) => pairs[key % mostPairs] as number)
}

/** More pairs than this cannot be told apart in a key. */
const mostPairs = 2 ** 20

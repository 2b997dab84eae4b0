import { createRandom } from '../random.ts'
import type { Vrptw } from './types.ts'

export type Layout = 'clustered' | 'random' | 'mixed'

export interface ProblemKind {
  readonly layout: Layout
  readonly customers: number
  /** Half the mean length of a customer's window. */
  readonly window: number
  /** Whether a vehicle visits few customers before it must be back, or many. */
  readonly horizon: 'short' | 'long'
  readonly seed: number
}

/** A seeded problem in the manner of Solomon's: windows around times at which the customer can be reached. */
export function makeProblem({ layout, customers, window, horizon, seed }: ProblemKind): Vrptw {
  const random = createRandom(seed)
  const area = Math.max(100, Math.round(100 * Math.sqrt(customers / 50)))
  const middle = area / 2
  const centres = Array.from({ length: Math.max(2, Math.round(customers / 12)) }, () => ({
    x: random.next() * area,
    y: random.next() * area,
  }))
  const spread = (): number => (random.next() + random.next() + random.next() - 1.5) * area * 0.06
  const isShort = horizon === 'short'
  const end = Math.round((isShort ? 230 : 1000) * (area / 100))
  const service = 10
  const nodes: Vrptw['nodes'][number][] = [
    { x: middle, y: middle, demand: 0, ready: 0, due: end, service: 0 },
  ]
  for (let i = 0; i < customers; i += 1) {
    const centre = centres[i % centres.length]
    const isClustered = layout === 'clustered' || (layout === 'mixed' && i % 2 === 0)
    const x = Math.round(isClustered && centre ? centre.x + spread() : random.next() * area)
    const y = Math.round(isClustered && centre ? centre.y + spread() : random.next() * area)
    const way = Math.hypot(x - middle, y - middle)
    const first = Math.ceil(way)
    const last = Math.floor(end - way - service)
    const centreTime = first + random.next() * (last - first)
    const half = window * (0.5 + random.next())
    const ready = Math.max(0, Math.round(centreTime - half))
    const due = Math.max(first, ready, Math.min(last, Math.round(centreTime + half)))
    nodes.push({ x, y, demand: 1 + random.below(40), ready, due, service })
  }
  return { capacity: isShort ? 200 : 1000, vehicles: customers, nodes }
}

import type { Vrptw } from './types.ts'

/** A problem in typed arrays: `distance[from * size + to]`, all else by node. */
export interface Network {
  readonly size: number
  readonly capacity: number
  readonly distance: Float64Array
  readonly demand: Float64Array
  readonly ready: Float64Array
  readonly due: Float64Array
  readonly service: Float64Array
}

export function createNetwork({ nodes, capacity }: Vrptw): Network {
  const size = nodes.length
  const all = (field: 'x' | 'y' | 'demand' | 'ready' | 'due' | 'service'): Float64Array =>
    Float64Array.from(nodes, (node) => node[field])
  const x = all('x')
  const y = all('y')
  const distance = new Float64Array(size * size)
  for (let from = 0; from < size; from += 1)
    for (let to = 0; to < size; to += 1) {
      const east = (x[to] as number) - (x[from] as number)
      const north = (y[to] as number) - (y[from] as number)
      distance[from * size + to] = Math.sqrt(east * east + north * north)
    }
  return {
    size,
    capacity,
    distance,
    demand: all('demand'),
    ready: all('ready'),
    due: all('due'),
    service: all('service'),
  }
}

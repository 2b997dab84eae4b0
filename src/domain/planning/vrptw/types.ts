type NodeField = 'x' | 'y' | 'demand' | 'ready' | 'due' | 'service'

/**
 * A vehicle routing problem with time windows. Node 0 is the depot. Travel time and cost are the Euclidean distance,
 * unrounded. Service starts within [ready, due]; waiting is free; a vehicle is back at the depot by the depot's `due`.
 */
export interface Vrptw {
  readonly capacity: number
  readonly vehicles: number
  readonly nodes: readonly Readonly<Record<NodeField, number>>[]
}

/** What to make small: the distance alone, or first the number of vehicles and then the distance. */
export const vrptwObjectives = ['distance', 'vehicles'] as const
export type VrptwObjective = (typeof vrptwObjectives)[number]

export interface VrptwOptions {
  readonly objective: VrptwObjective
  readonly seed: number
  /** Stops after this many steps of the search; the result then depends on nothing but problem and seed. */
  readonly steps?: number
  /** Stops after this many milliseconds of `now`. */
  readonly ms?: number
  /** A clock in milliseconds; needed for `ms` and for the times of the trace. */
  readonly now?: () => number
  /** The time of `now` from which `ms` counts; without it, the time of the call. */
  readonly started?: number
}

export interface VrptwResult {
  /** The customers of each route in order, without the depot. */
  readonly routes: readonly (readonly number[])[]
  readonly vehicles: number
  readonly distance: number
  readonly steps: number
  /** Each improvement: when it was found and what it was. */
  readonly trace: readonly {
    readonly ms: number
    readonly vehicles: number
    readonly distance: number
  }[]
}

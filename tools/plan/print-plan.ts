export interface Plan {
  /** The ids of the customers of each route, in order. */
  readonly routes: readonly (readonly number[])[]
  readonly distance: number
}

/** The plan as the usual text of a solution: one line for each route, then the distance. */
export function printPlan({ routes, distance }: Plan): string {
  const lines = routes.map((ids, i) => `Route #${i + 1}: ${ids.join(' ')}`)
  return `${[...lines, `Cost ${distance.toFixed(2)}`].join('\n')}\n`
}

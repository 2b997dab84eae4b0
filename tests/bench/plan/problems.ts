import { type ProblemKind, makeProblem } from '#domain/planning/vrptw/problem.fixture.ts'
import type { Vrptw } from '#domain/planning/vrptw/types.ts'

export interface BenchProblem {
  readonly name: string
  readonly size: number
  readonly horizon: ProblemKind['horizon']
  readonly problem: Vrptw
}

/** Problems of every kind with this many customers; large ones only with wide windows, the largest only in one layout. */
export function problemsOf(size: number): readonly BenchProblem[] {
  const windows = size > 200 ? (['wide'] as const) : (['narrow', 'wide'] as const)
  const layouts = size > 600 ? (['mixed'] as const) : (['clustered', 'random', 'mixed'] as const)
  return layouts.flatMap((layout) =>
    (['short', 'long'] as const).flatMap((horizon) =>
      windows.map((width) => {
        const window = (width === 'wide' ? 60 : 15) * (horizon === 'long' ? 4 : 1)
        const problem = makeProblem({ layout, customers: size, window, horizon, seed: 1 })
        return { name: `${size} ${layout}, ${horizon}, ${width}`, size, horizon, problem }
      }),
    ),
  )
}

/** A problem in Solomon's text form. */
export function solomonText({ capacity, vehicles, nodes }: Vrptw): string {
  const rows = nodes.map(({ x, y, demand, ready, due, service }, id) =>
    [id, x, y, demand, ready, due, service].join(' '),
  )
  const columns = 'CUST NO. XCOORD. YCOORD. DEMAND READY TIME DUE DATE SERVICE TIME'
  const fleet = ['VEHICLE', 'NUMBER CAPACITY', `${vehicles} ${capacity}`]
  return ['BENCH', '', ...fleet, '', 'CUSTOMER', columns, '', ...rows, ''].join('\n')
}

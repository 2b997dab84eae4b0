import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { checkRoutes } from '#domain/planning/vrptw/check-routes.fixture.ts'
import type { Vrptw, VrptwObjective } from '#domain/planning/vrptw/types.ts'
import { solomonText } from './problems.ts'

export interface Planned {
  readonly vehicles: number
  readonly distance: number
  readonly faults: readonly string[]
  /** What the command took beyond the seconds that it was given. */
  readonly late: number
}

/** Plans a problem by the command, as a person would, and checks the routes that it prints. */
export function planOnce(problem: Vrptw, objective: VrptwObjective, seconds: number): Planned {
  const folder = mkdtempSync(join(tmpdir(), 'daybook-bench-plan-'))
  try {
    const file = join(folder, 'problem.txt')
    writeFileSync(file, solomonText(problem))
    const words = ['vrptw', file, '--seconds', String(seconds), '--objective', objective]
    const start = performance.now()
    const { stdout, stderr, status } = spawnSync(
      'npm',
      ['run', '--silent', 'plan', '--', ...words],
      {
        encoding: 'utf8',
      },
    )
    const late = (performance.now() - start) / 1000 - seconds
    if (status !== 0) throw new Error(`The command failed: ${stderr}`)
    const routes = stdout
      .split('\n')
      .filter((line) => line.startsWith('Route'))
      .map((line) => (line.split(': ')[1] ?? '').split(' ').map(Number))
    const { faults, distance } = checkRoutes(problem, routes)
    return { vehicles: routes.length, distance, faults, late }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

import { performance } from 'node:perf_hooks'
import { helpVrptw } from '#domain/planning/vrptw/solve-vrptw.ts'
import { type HelperStart, joinTeam } from './create-team.ts'

/** What a thread does that helps another to plan. */
export function help(start: HelperStart): void {
  const now = (): number => performance.timeOrigin + performance.now()
  helpVrptw(start.problem, { ...start.options, now, started: start.startedAt }, joinTeam(start))
}

import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'
import { readSolomon } from '#domain/planning/vrptw/read-solomon.ts'
import { solveVrptw } from '#domain/planning/vrptw/solve-vrptw.ts'
import type { Vrptw, VrptwResult } from '#domain/planning/vrptw/types.ts'
import { unservableCustomers } from '#domain/planning/vrptw/unservable.ts'
import { type Result, fail, ok } from '#lib/result.ts'
import { createTeam } from './create-team.ts'
import { faultSentence } from './fault-sentence.ts'
import type { Plan } from './print-plan.ts'
import type { PlanArguments } from './read-arguments.ts'

/** What npm and the end of the process take beside the time since this process began, in milliseconds. */
const reserve = 150
const mostThreads = 4
/** Even if the start took all the time there is, this much remains for planning. */
const leastTime = 50

/** Reads a file and plans its routes, or says in a sentence why that cannot be done. Threads that help run `script`. */
export function planFile(given: PlanArguments, script: URL): Result<Plan, string> {
  const { file, objective, seed, steps } = given
  const text = readText(file)
  if (!text.ok) return text
  const read = readSolomon(text.value)
  if (!read.ok) return fail(faultSentence(file, read.problem))
  const { problem, ids } = read.value
  const idsOf = (customers: readonly number[]): number[] => customers.map((i) => ids[i] ?? i)
  const unservable = unservableCustomers(problem)
  if (unservable.length > 0)
    return fail(
      `No vehicle can serve ${named(idsOf(unservable))}: too much demand, or too far to be there and back in time.`,
    )
  const { routes, distance } =
    steps === undefined
      ? solveInTime(problem, given, script)
      : solveVrptw(problem, { objective, seed, steps })
  const left = problem.nodes.length - 1 - routes.flat().length
  const vehicles = problem.vehicles === 1 ? '1 vehicle' : `${problem.vehicles} vehicles`
  if (left > 0)
    return fail(
      `No plan was found that serves all customers with ${vehicles}: ${left} of ${problem.nodes.length - 1} are left. More vehicles or more time may help.`,
    )
  return ok({ routes: routes.map(idsOf), distance })
}

/** Searches on each core until the time is over. */
function solveInTime(
  problem: Vrptw,
  { objective, seed, seconds }: PlanArguments,
  script: URL,
): VrptwResult {
  const now = (): number => performance.timeOrigin + performance.now()
  const ms = Math.max(leastTime, seconds * 1000 - reserve - performance.now())
  const startedAt = now()
  const helpers = Math.min(mostThreads, availableParallelism()) - 1
  const team = createTeam(script, helpers, { problem, options: { objective, seed, ms }, startedAt })
  const found = solveVrptw(problem, { objective, seed, ms, now, started: startedAt }, team)
  team.stop()
  return found
}

function readText(file: string): Result<string, string> {
  try {
    return ok(readFileSync(file, 'utf8'))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') return fail(`There is no file ${file}.`)
    if (code === 'EISDIR') return fail(`${file} is a folder, not a file.`)
    return fail(`${file} cannot be read (${String(code ?? error)}).`)
  }
}

/** "customer 7", "customers 7, 9 and 12", and only the first few of many. */
function named(ids: readonly number[]): string {
  const shown = ids.slice(0, 5)
  const more = ids.length - shown.length
  const words = more > 0 ? [...shown, `${more} more`] : shown
  if (words.length === 1) return `customer ${words[0]}`
  return `customers ${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

import { loadavg } from 'node:os'
import { type VrptwObjective, vrptwObjectives } from '#domain/planning/vrptw/types.ts'
import { measureCompany } from './plan/company.ts'
import { measureFitIn } from './plan/fit-in.ts'
import { measureSuggestions } from './plan/suggestions.ts'
import { type Planned, planOnce } from './plan/plan-once.ts'
import { type BenchProblem, problemsOf } from './plan/problems.ts'
import { offerReference, readReferences } from './plan/references.ts'
import { type BenchReport, type Goal, report } from './report.ts'
import { round } from './statistics.ts'

const sizes = [100, 200, 600, 1000]
const times = [1, 3, 10, 60]
const companySeconds = [1, 3, 10]
const quickSeconds = [1]
const quick = { sizes: [100], times: [1, 3] }

/** Limits of the mean gap to the reference in percent, by customers, horizon and seconds. */
const limits: Readonly<Record<string, number>> = {
  '100 short 3': 1.4,
  '100 long 10': 3,
  '600 short 10': 3.5,
  '600 short 60': 2,
}
const mostRoutesMore = 2

interface Run extends Planned {
  readonly size: number
  readonly horizon: string
  readonly seconds: number
  readonly gap: number
  readonly routesMore: number
}

/**
 * Measures the routes that `npm run plan` finds in 1, 3, 10 and 60 seconds against the best that long runs have found
 * (`plan/references.json`). `part`: `quick` (100 customers, 1 and 3 seconds), or numbers of customers and seconds with
 * their unit, such as `600 10s`; `vehicles` for that objective; `reference 300` plans each problem for 300 seconds
 * instead and stores what is better than the reference; `company` plans a company's day in 1, 3 and 10 seconds, with
 * `quick` in 1, suggests people for an order, and fits an urgent one in.
 */
export async function run(part = ''): Promise<BenchReport> {
  const words = part.split(' ').filter(Boolean)
  const [isReference, longRun] = words.includes('reference')
    ? [true, Number(words.splice(words.indexOf('reference'), 2)[1])]
    : [false, 0]
  const objective = vrptwObjectives.find((known) => words.includes(known)) ?? 'distance'
  const isQuick = words.includes('quick')
  if (words.includes('company'))
    return report('plan', [
      ...measureCompany(isQuick ? quickSeconds : companySeconds),
      ...measureSuggestions(),
      ...measureFitIn(),
    ])
  const asked = (all: readonly number[], unit: string): readonly number[] => {
    const some = all.filter((number) => words.includes(`${number}${unit}`))
    return some.length > 0 ? some : all
  }
  const problems = (isQuick ? quick.sizes : asked(sizes, '')).flatMap(problemsOf)
  console.log(`load before: ${loadavg().map(round).join(' ')}`)
  if (isReference) {
    improveReferences(problems, objective, longRun)
    return report('plan', [])
  }
  const seconds = isQuick ? quick.times : asked(times, 's')
  const runs = seconds.flatMap((time) => problems.map((one) => measure(one, objective, time)))
  console.log(`load after: ${loadavg().map(round).join(' ')}`)
  return report('plan', goalsOf(runs, objective))
}

function improveReferences(
  problems: readonly BenchProblem[],
  objective: VrptwObjective,
  seconds: number,
): void {
  for (const { name, problem } of problems) {
    const { vehicles, distance, faults } = planOnce(problem, objective, seconds)
    if (faults.length > 0) throw new Error(`${name}: ${faults.join()}`)
    const isNew = offerReference(objective, name, { vehicles, distance, seconds })
    console.log(
      `${name}: ${vehicles} routes, ${round(distance)}${isNew ? ', the best so far' : ''}`,
    )
  }
}

function measure(one: BenchProblem, objective: VrptwObjective, seconds: number): Run {
  const reference = readReferences()[objective][one.name]
  if (!reference) throw new Error(`No reference: npm run bench -- plan ${one.size} reference 300`)
  const planned = planOnce(one.problem, objective, seconds)
  const gap = (planned.distance / reference.distance - 1) * 100
  const routesMore = planned.vehicles - reference.vehicles
  console.log(
    `${seconds} s: ${one.name}: ${planned.vehicles} routes (${routesMore} more), ${round(planned.distance)} (${round(gap)} % more), ${round(planned.late)} s late`,
  )
  return { ...planned, size: one.size, horizon: one.horizon, seconds, gap, routesMore }
}

function goalsOf(runs: readonly Run[], objective: VrptwObjective): readonly Goal[] {
  const goals: Goal[] = [
    {
      goal: 'invalid plans',
      value: runs.filter((one) => one.faults.length > 0).length,
      unit: '',
      limit: 0,
    },
    { goal: 'longer than the seconds given', value: most(runs, 'late'), unit: 's', limit: 1 },
  ]
  const groups = new Map<string, Run[]>()
  for (const one of runs) {
    const key = `${one.size} ${one.horizon} ${one.seconds}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  const table: Record<string, object> = {}
  for (const [key, group] of groups) {
    const mean = round(group.reduce((sum, { gap }) => sum + gap, 0) / group.length)
    const routesMore = most(group, 'routesMore')
    table[`${key} s`] = { 'mean gap %': mean, 'worst gap %': most(group, 'gap'), routesMore }
    const limit = limits[key]
    if (limit !== undefined && objective === 'distance')
      goals.push({ goal: `${key} s: mean gap`, value: mean, unit: '%', limit })
    if (objective === 'vehicles')
      goals.push({
        goal: `${key} s: routes more`,
        value: routesMore,
        unit: '',
        limit: mostRoutesMore,
      })
  }
  console.table(table)
  return goals
}

function most(runs: readonly Run[], key: 'late' | 'gap' | 'routesMore'): number {
  return round(Math.max(...runs.map((one) => one[key])))
}

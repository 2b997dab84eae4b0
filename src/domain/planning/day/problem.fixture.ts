import { type Random, createRandom } from '../random.ts'
import { fairPlan, randomPlan } from './present.fixture.ts'
import type { PlanProblem, PlanRoute, PlanVisit } from './types.ts'
import { defaultWeights } from './weights.ts'

export interface CompanyKind {
  readonly technicians: number
  readonly visits: number
  readonly days?: number
  readonly seed: number
  /** What the present plan is: none, one that breaks no rule as far as its maker saw, or one of chance. */
  readonly present: 'none' | 'fair' | 'random'
  /** Share of visits that are crews, follow another one, are locked or frozen. */
  readonly crews?: number
  readonly links?: number
  readonly locks?: number
}

const day = 1440
const skills = 6

/** A seeded company: a town with technicians at home in it, shifts from 8 to 17, a break at noon, three skill levels. */
export function makeCompany(kind: CompanyKind): PlanProblem {
  const { technicians, visits, days = 1, seed } = kind
  const random = createRandom(seed)
  const points = Array.from({ length: technicians + visits }, () => pointOf(random, visits))
  const routes = Array.from({ length: days }, (_, d) =>
    Array.from({ length: technicians }, (_, t) => makeRoute(random, t, d)),
  ).flat()
  // The skills of a person are the same on each day.
  const withSkills = routes.map((route) => ({
    ...route,
    skills: (routes[route.technician] as PlanRoute).skills,
  }))
  const list = Array.from({ length: visits }, (_, v) => makeVisit(random, kind, technicians + v, v))
  const problem = {
    routes: withSkills,
    visits: list,
    travel: makeTravel(points, days),
    weights: defaultWeights,
  }
  return { ...problem, visits: withPresent(problem, kind, random) }
}

function withPresent(problem: PlanProblem, { present, locks = 0 }: CompanyKind, random: Random) {
  if (present === 'none') return problem.visits
  const plan = present === 'fair' ? fairPlan(problem, random) : randomPlan(problem, random)
  return problem.visits.map((visit, v) => ({
    ...visit,
    present: plan[v] ?? null,
    lock:
      random.next() < locks ? (['time', 'person', 'both'] as const)[random.below(3)] : visit.lock,
    isFrozen: random.next() < locks / 3,
  })) as PlanProblem['visits']
}

type Point = readonly [number, number]

function pointOf(random: Random, visits: number): Point {
  const size = 8 + 0.6 * Math.sqrt(visits)
  const isTown = random.next() < 0.6
  const spread = (): number => (random.next() + random.next() + random.next()) / 3
  const at = (): number => size * (isTown ? 0.25 + 0.5 * spread() : random.next())
  return [at(), at()]
}

function makeTravel(points: readonly Point[], days: number): PlanProblem['travel'] {
  const places = points.length
  const midday = new Float32Array(places * places)
  points.forEach(([x, y], a) =>
    points.forEach(([u, w], b) => {
      const km = Math.hypot(x - u, y - w)
      midday[a * places + b] = a === b ? 0 : (km * 1.4 * 60) / 38 + 4
    }),
  )
  const peak = midday.map((minutes) => minutes * 1.3)
  const classes = [
    [420, 0],
    [540, 1],
    [960, 2],
    [1080, 1],
  ] as const
  return {
    places,
    minutes: [peak, midday, peak],
    hours: Array.from({ length: days }, (_, d) =>
      classes.map(([from, hourClass]) => ({ from: d * day + from, hourClass })),
    ).flat(),
  }
}

function makeRoute(random: Random, technician: number, d: number): PlanRoute {
  const at = d * day
  const begins = at + 480 + 30 * random.below(3)
  const ends = at + 990 + 30 * random.below(3)
  const noon = { from: at + 690, to: at + 810, minutes: 30 }
  const meeting = { from: at + 900, to: at + 930, minutes: 30 }
  return {
    id: `route ${technician} ${d}`,
    technician,
    day: d,
    span: { from: begins, to: ends },
    breaks: random.next() < 0.15 ? [noon, meeting] : [noon],
    start: { place: technician, from: begins - 30 },
    end: { place: technician, to: ends + 30 },
    skills: Array.from({ length: skills }, (_, skill) => ({
      skill,
      level: random.below(4),
    })).filter(({ level }) => level > 0),
    maxMinutes: random.next() < 0.2 ? 240 : null,
    overtime: random.next() < 0.3 ? 30 : 0,
    territories: random.next() < 0.5 ? [random.below(3)] : [],
    slowness: 0,
    dearness: 0,
  }
}

function makeVisit(
  random: Random,
  { technicians, days = 1, crews = 0, links = 0 }: CompanyKind,
  place: number,
  v: number,
): PlanVisit {
  const at = random.below(days) * day
  const opens = at + 480 + 30 * random.below(14)
  const isNarrow = random.next() < 0.25
  const isSoft = random.next() < 0.2
  const technician = (rate: number): number | null =>
    random.next() < rate ? random.below(technicians) : null
  return {
    id: `visit ${v}`,
    minutes: 15 + 15 * random.below(3),
    place: random.next() < 0.02 ? null : place,
    windows: isNarrow
      ? [{ from: opens, to: opens + 120 }]
      : random.next() < 0.1
        ? [
            { from: at + 480, to: at + 660 },
            { from: at + 840, to: at + 1020 },
          ]
        : [],
    softWindow: isSoft ? { from: opens, to: opens + 60 } : null,
    promise: random.next() < 0.05 ? { from: opens, to: opens + 240 } : null,
    skills:
      random.next() < 0.5 ? [{ skill: random.below(skills), level: 1 + random.below(2) }] : [],
    priority: (['urgent', 'high', 'normal', 'normal', 'normal', 'low'] as const)[
      random.below(6)
    ] as PlanVisit['priority'],
    crew: random.next() < crews ? 2 : 1,
    after: v > 0 && random.next() < links ? random.below(v) : null,
    day: Math.floor(at / day),
    lock: 'none',
    isFrozen: false,
    present: null,
    isSent: random.next() < 0.3,
    isSeen: random.next() < 0.1,
    preferred: [technician(0.1)].filter((one) => one !== null),
    last: technician(0.2),
    excluded: random.next() < 0.05 ? [random.below(technicians)] : [],
    territory: random.next() < 0.3 ? random.below(3) : null,
  }
}

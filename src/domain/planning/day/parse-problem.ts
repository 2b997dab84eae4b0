import * as v from 'valibot'
import { type PlanProblem, planLocks } from './types.ts'
import { defaultWeights, planPriorities } from './weights.ts'

const limits = { minute: 100_000, routes: 3000, visits: 5000, list: 200, cost: 1e6, id: 200 }

const minute = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-limits.minute),
  v.maxValue(limits.minute),
)
const index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.minute))
const minutes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.minute))
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.id))
const cost = v.pipe(v.number(), v.minValue(0), v.maxValue(limits.cost))
const byPriority = v.object({ urgent: cost, high: cost, normal: cost, low: cost })

const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.maxLength(limits.list))

const span = v.pipe(
  v.object({ from: minute, to: minute }),
  v.check(({ from, to }) => from <= to, 'The span ends before it begins.'),
)
const skill = v.object({ skill: index, level: index })
const inOrder = (spans: readonly { from: number; to: number }[]): boolean =>
  spans.every(({ from }, i) => i === 0 || (spans[i - 1]?.to ?? from) <= from)

const breakSpan = v.pipe(
  v.object({ from: minute, to: minute, minutes }),
  v.check((each) => each.to - each.from >= each.minutes, 'The break does not fit its span.'),
)

const routeSchema = v.object({
  id,
  technician: index,
  day: index,
  span: v.nullable(span),
  breaks: v.pipe(list(breakSpan), v.maxLength(8)),
  start: v.object({ place: v.nullable(index), from: minute }),
  end: v.object({ place: v.nullable(index), to: minute }),
  skills: list(skill),
  maxMinutes: v.nullable(minutes),
  overtime: minutes,
  territories: list(index),
  slowness: v.pipe(v.number(), v.minValue(0), v.maxValue(10)),
  dearness: v.pipe(v.number(), v.minValue(0), v.maxValue(10)),
})

const placementSchema = v.object({
  routes: v.pipe(list(index), v.minLength(1)),
  start: minute,
})

/** Where the visits of a plan are, by index. */
export const placementsSchema = v.pipe(
  v.array(v.nullable(placementSchema)),
  v.maxLength(limits.visits),
)

/** A visit as it reaches the planner. */
export const planVisitSchema = v.object({
  id,
  minutes: v.pipe(minutes, v.minValue(1)),
  place: v.nullable(index),
  windows: v.pipe(
    list(span),
    v.check((spans) => inOrder(spans), 'The windows are not in order.'),
  ),
  softWindow: v.nullable(span),
  promise: v.nullable(span),
  skills: list(skill),
  priority: v.picklist(planPriorities),
  crew: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
  after: v.nullable(index),
  day: index,
  lock: v.picklist(planLocks),
  isFrozen: v.boolean(),
  present: v.nullable(placementSchema),
  mustStay: v.optional(v.boolean()),
  comesFirst: v.optional(v.boolean()),
  isSent: v.boolean(),
  isSeen: v.boolean(),
  preferred: list(index),
  last: v.nullable(index),
  excluded: list(index),
  territory: v.nullable(index),
})

const matrix = v.pipe(
  v.instance(Float32Array),
  v.check((all) => all.every((each) => each >= 0 && each < Infinity), 'A way takes no time.'),
)

/** The matrices as they reach the planner. */
export const planTravelSchema = v.pipe(
  v.object({
    places: index,
    minutes: v.strictTuple([matrix, matrix, matrix]),
    hours: v.pipe(
      list(v.object({ from: minute, hourClass: v.picklist([0, 1, 2]) })),
      v.check(
        (hours) => hours.every(({ from }, i) => i === 0 || (hours[i - 1]?.from ?? from) < from),
        'The hours are not in order.',
      ),
    ),
  }),
  v.check(
    (travel) => travel.minutes.every((all) => all.length === travel.places ** 2),
    'A matrix has another size than the places.',
  ),
)

const weightsSchema = v.object({
  driving: v.optional(cost, defaultWeights.driving),
  waiting: v.optional(cost, defaultWeights.waiting),
  overtime: v.optional(cost, defaultWeights.overtime),
  lateOnce: v.optional(cost, defaultWeights.lateOnce),
  late: v.optional(cost, defaultWeights.late),
  load: v.optional(cost, defaultWeights.load),
  outsideTerritory: v.optional(cost, defaultWeights.outsideTerritory),
  unassigned: v.optional(byPriority, defaultWeights.unassigned),
  dayLater: v.optional(byPriority, defaultWeights.dayLater),
  notPreferred: v.optional(cost, defaultWeights.notPreferred),
  notLast: v.optional(cost, defaultWeights.notLast),
  levelAbove: v.optional(cost, defaultWeights.levelAbove),
  moved: v.optional(v.object({ unsent: cost, sent: cost, seen: cost }), defaultWeights.moved),
  shiftOnce: v.optional(cost, defaultWeights.shiftOnce),
  shift: v.optional(cost, defaultWeights.shift),
  shiftFrom: v.optional(v.pipe(minutes, v.minValue(1)), defaultWeights.shiftFrom),
  shiftMost: v.optional(minutes, defaultWeights.shiftMost),
  promiseBroken: v.optional(v.nullable(cost), defaultWeights.promiseBroken),
})

/** A whole problem, with the weights that are not given at their defaults. */
export const planProblemSchema = v.pipe(
  v.object({
    routes: v.pipe(v.array(routeSchema), v.maxLength(limits.routes)),
    visits: v.pipe(v.array(planVisitSchema), v.maxLength(limits.visits)),
    travel: planTravelSchema,
    weights: v.optional(weightsSchema, {}),
    step: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60))),
  }),
  v.check((problem) => isSound(problem), 'An index points at nothing, or visits come in a circle.'),
)

/** Reads a problem that comes from outside. Throws a `ValiError` where it is not one. */
export function parseProblem(value: unknown): PlanProblem {
  return v.parse(planProblemSchema, value)
}

/** Whether each index of a problem points at something, and no visit comes after itself. */
export function isSound(problem: PlanProblem): boolean {
  return pointsInside(problem) && !hasCircle(problem.visits)
}

function pointsInside({ routes, visits, travel }: PlanProblem): boolean {
  const isPlace = (place: number | null): boolean => place === null || place < travel.places
  return (
    routes.every(({ start, end }) => isPlace(start.place) && isPlace(end.place)) &&
    visits.every(
      ({ place, after, present }) =>
        isPlace(place) &&
        (after === null || after < visits.length) &&
        (present === null || present.routes.every((r) => r < routes.length)),
    )
  )
}

function hasCircle(visits: PlanProblem['visits']): boolean {
  return visits.some((visit, first) => {
    let at = visit.after
    for (let steps = 0; at !== null && steps < visits.length; steps += 1) {
      if (at === first) return true
      at = visits[at]?.after ?? null
    }
    return false
  })
}

import * as v from 'valibot'
import { calendarDay, id } from '#domain/entities/fields.ts'
import { priorities } from '#domain/entities/order.ts'
import { orderStatuses } from '#domain/order/order-status.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { type NearSuggestions, suggestNear } from '../suggest/suggest-near.ts'
import type { Suggestions } from '../suggest/suggest.ts'
import { suggestPastPromise } from '../suggest/suggest-past-promise.ts'
import { type UrgentWays, urgentWays } from './urgent-ways.ts'
import { type LostVisit, withoutPerson } from './without-person.ts'

// A board was parsed when it was read; this only tells a board from anything else.
const visitSchema = v.looseObject({
  id,
  orderId: id,
  assigneeIds: v.array(id),
  minutes: v.number(),
  order: v.looseObject({
    id,
    siteId: id,
    status: v.picklist(orderStatuses),
    priority: v.picklist(priorities),
  }),
})
const peopleSchema = v.array(v.looseObject({ user: v.looseObject({ id }) }))
const boardSchema = v.looseObject({
  now: v.number(),
  company: v.looseObject({ timeZone: v.string() }),
  holidays: v.array(v.looseObject({ on: calendarDay })),
  people: v.custom((value) => value instanceof Map && v.is(peopleSchema, [...value.values()])),
  visits: v.array(visitSchema),
  fixes: v.optional(v.custom((value) => value instanceof Map)),
})
const board = v.custom<Board>((value) => v.is(boardSchema, value))
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const options = v.object({
  from: calendarDay,
  days: whole,
  top: whole,
  oncePerPerson: v.optional(v.boolean()),
  othersOnly: v.optional(v.boolean()),
})
const urgentOptions = v.object({
  othersOnly: v.optional(v.boolean()),
  standInIds: v.optional(v.array(id)),
})

const toSimulatorSchema = v.variant('kind', [
  v.object({ kind: v.literal('suggest'), board, visitId: id, options }),
  v.object({ kind: v.literal('near'), board, visitId: id, options }),
  v.object({ kind: v.literal('urgent'), board, visitId: id, options: urgentOptions }),
  v.object({ kind: v.literal('without'), board, personId: id, options }),
])

/** What a page asks of the worker that simulates. */
export type ToSimulator = v.InferOutput<typeof toSimulatorSchema>

/** What is found out, by kind of the question. */
export interface Simulated {
  readonly suggest: Suggestions
  readonly near: NearSuggestions
  readonly urgent: UrgentWays
  readonly without: readonly LostVisit[]
}

/** What the worker answers. */
export type FromSimulator = {
  readonly [K in keyof Simulated]: { readonly kind: K; readonly value: Simulated[K] }
}[keyof Simulated]

/** Reads a message to the simulator; null for anything else. */
export function parseToSimulator(value: unknown): ToSimulator | null {
  const parsed = v.safeParse(toSimulatorSchema, value)
  return parsed.success ? parsed.output : null
}

/** Answers a message to the simulator; null where its visit is not on the board. */
export function simulate(message: ToSimulator): FromSimulator | null {
  if (message.kind === 'without') {
    const { personId } = message
    return { kind: 'without', value: withoutPerson(message.board, personId, message.options) }
  }
  const visit = message.board.visits.find((one) => one.id === message.visitId)
  if (!visit) return null
  switch (message.kind) {
    case 'urgent':
      return { kind: 'urgent', value: urgentWays(message.board, visit, message.options) }
    case 'near':
      return { kind: 'near', value: suggestNear(message.board, visit, message.options) }
    case 'suggest':
      return { kind: 'suggest', value: suggestPastPromise(message.board, visit, message.options) }
  }
}

/** A board as it is sent to a worker: without what only orders' own pages show, which would take long to copy. */
export function boardMessage({
  company,
  holidays,
  people,
  visits,
  now,
  stock,
  fixes,
}: Board): Board {
  const { timeZone, workingHours, address, ...settings } = company
  const { freezeMinutes, restMinutes, expiredSkill, territories, planningWeights, barriers } =
    settings
  return {
    company: {
      timeZone,
      workingHours,
      address,
      freezeMinutes,
      restMinutes,
      expiredSkill,
      territories,
      planningWeights,
      barriers,
    },
    holidays,
    people,
    visits: visits.map(withoutWork),
    now,
    ...(stock && { stock }),
    ...(fixes && { fixes }),
  }
}

function withoutWork(visit: BoardVisit): BoardVisit {
  const order = { ...visit.order, description: '', instructions: '', resolution: '' }
  return { ...visit, order: { ...order, checklist: [], answers: {}, requires: [] } }
}

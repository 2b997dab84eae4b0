import * as v from 'valibot'
import { visitStart } from '#domain/entities/booking.ts'
import { idSet, instant } from '#domain/entities/fields.ts'
import { orderStatuses, type OrderStatus } from '../order-status.ts'

/** A line of an order's history: one that arrived, or one that is still on this device. */
interface Change {
  readonly name: string
  readonly args: unknown
  /** Why it does not count (`uncountedSteps`). */
  readonly uncounted?: string | null
}

/** The stages that people pass through on a visit, before its outcome. */
export const visitStages = ['accepted', 'enRoute', 'onSite'] as const
export type VisitStage = (typeof visitStages)[number]

export interface VisitProgress {
  /** Stages that were reached on this visit. */
  readonly reached: ReadonlySet<VisitStage>
  /** The order's current stage, where its status is one. */
  readonly at: VisitStage | null
  /** How the visit ended; null while it has not. */
  readonly end: 'done' | 'partlyDone' | 'cannotComplete' | 'cancelled' | null
}

const status = v.picklist(orderStatuses)
const step = v.object({ from: v.optional(status), to: status })
const plan = v.object({
  send: v.optional(v.boolean()),
  edits: v.object({
    assigneeIds: v.optional(v.object({ from: v.fallback(idSet, []), to: idSet })),
    plannedStart: v.optional(v.object({ to: v.nullable(instant) })),
    start: v.optional(v.object({ to: visitStart })),
  }),
})

const planned: ReadonlySet<OrderStatus> = new Set(['new', 'scheduled', 'dispatched'])
const ends: ReadonlySet<OrderStatus> = new Set(['done', 'partlyDone', 'cannotComplete'])

/**
 * How far a visit has come, by the steps that were taken rather than by what its status suggests: a technician may
 * arrive without having tapped that they set off, or give up before that. `history` is in order of time; the beginning
 * of an old order's history may be missing here.
 */
export function visitProgress(now: OrderStatus, history: readonly Change[]): VisitProgress {
  let reached = new Set<VisitStage>()
  let current: OrderStatus | null = null
  let end: VisitProgress['end'] = null

  function enter(to: OrderStatus) {
    if (planned.has(to)) {
      reached = new Set()
      end = null
    }
    const stage = stageOf(to)
    if (stage) reached.add(stage)
    if (ends.has(to)) end = to as VisitProgress['end']
    current = to
  }

  for (const change of history) {
    if ((change.uncounted ?? null) !== null) continue
    if (change.name === 'order/move' && v.is(step, change.args)) {
      const { from, to } = change.args
      // The step that led here may be missing on this device.
      if (current === null && from !== undefined) enter(from)
      if (isTappedByMistake(from ?? current, to)) leave(reached, from ?? current)
      enter(to)
    } else if (change.name === 'order/takeBack' && v.is(step, change.args)) {
      const { from, to } = change.args
      if (stageOf(from ?? null) !== stageOf(to)) leave(reached, from ?? null)
      if (!planned.has(to)) end = null
      enter(to)
    } else if (isNewVisit(change, current)) enter('dispatched')
  }

  if (planned.has(now)) reached = new Set()
  const at = stageOf(now)
  if (at) reached.add(at)
  // These statuses can only be reached from the site.
  if (now === 'done' || now === 'partlyDone') reached.add('onSite')
  return { reached, at, end: endOf(now, end) }
}

function endOf(now: OrderStatus, last: VisitProgress['end']): VisitProgress['end'] {
  if (now === 'cancelled') return 'cancelled'
  if (ends.has(now)) return now as VisitProgress['end']
  if (now !== 'reviewed' && now !== 'invoiced') return null
  // Work is reviewed after it has ended, and most work ends as done.
  return last ?? 'done'
}

/** A pause counts as being on site. */
function stageOf(of: OrderStatus | null): VisitStage | null {
  if (of === 'paused') return 'onSite'
  return visitStages.find((stage) => stage === of) ?? null
}

/**
 * A step back along the route means that the step before was tapped by mistake. Driving off during a pause is not a
 * mistake.
 */
export function isTappedByMistake(from: OrderStatus | null, to: OrderStatus): boolean {
  return (from === 'enRoute' && to === 'accepted') || (from === 'onSite' && to === 'enRoute')
}

function leave(reached: Set<VisitStage>, from: OrderStatus | null): void {
  const stage = stageOf(from)
  if (stage) reached.delete(stage)
}

/** Sent again, scheduled again after being partly done, or reassigned entirely. */
function isNewVisit({ name, args }: Change, current: OrderStatus | null): boolean {
  if (name !== 'order/assign' && name !== 'order/edit' && name !== 'booking/plan') return false
  if (!v.is(plan, args)) return false
  const { send, edits } = args
  if (send) return true
  if (current === 'partlyDone') return (edits.plannedStart ?? edits.start) !== undefined
  if (current !== 'accepted' && current !== 'enRoute') return false
  const people = edits.assigneeIds
  return people !== undefined && !people.from.some((uid) => people.to.includes(uid))
}

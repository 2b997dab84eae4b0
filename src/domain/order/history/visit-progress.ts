import * as v from 'valibot'
import { idSet, instant } from '#domain/entities/fields.ts'
import { orderStatuses, type OrderStatus } from '../order-status.ts'

/** A line of an order's history: one that arrived, or one that is still on this device. */
interface Change {
  readonly name: string
  readonly args: unknown
  /** Why it counts for nothing (`uncountedSteps`). */
  readonly uncounted?: string | null
}

/** The stations of a visit that people go through; its last one is how it ended. */
export const visitStages = ['accepted', 'enRoute', 'onSite'] as const
export type VisitStage = (typeof visitStages)[number]

export interface VisitProgress {
  /** Stations that were really reached on this visit. */
  readonly reached: ReadonlySet<VisitStage>
  /** Where the order stands now, where that is a station. */
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
  }),
})

const planned: ReadonlySet<OrderStatus> = new Set(['new', 'scheduled', 'dispatched'])
const ends: ReadonlySet<OrderStatus> = new Set(['done', 'partlyDone', 'cannotComplete'])

/**
 * How far a visit has come, by the steps that were taken and not by what its status would make likely: one can
 * arrive without having said that one set off, and give up before that. `history` is in order of time; of old
 * orders its beginning may be missing here.
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
    const station = stationOf(to)
    if (station) reached.add(station)
    if (ends.has(to)) end = to as VisitProgress['end']
    current = to
  }

  for (const change of history) {
    if ((change.uncounted ?? null) !== null) continue
    if (change.name === 'order/move' && v.is(step, change.args)) {
      const { from, to } = change.args
      // What led here may be older than what this device holds.
      if (current === null && from !== undefined) enter(from)
      if (isSlip(from ?? current, to)) leave(reached, from ?? current)
      enter(to)
    } else if (change.name === 'order/takeBack' && v.is(step, change.args)) {
      const { from, to } = change.args
      if (stationOf(from ?? null) !== stationOf(to)) leave(reached, from ?? null)
      if (!planned.has(to)) end = null
      enter(to)
    } else if (isNewVisit(change, current)) enter('dispatched')
  }

  if (planned.has(now)) reached = new Set()
  const at = stationOf(now)
  if (at) reached.add(at)
  // There is no other way to these.
  if (now === 'done' || now === 'partlyDone') reached.add('onSite')
  return { reached, at, end: endOf(now, end) }
}

function endOf(now: OrderStatus, last: VisitProgress['end']): VisitProgress['end'] {
  if (now === 'cancelled') return 'cancelled'
  if (ends.has(now)) return now as VisitProgress['end']
  if (now !== 'reviewed' && now !== 'invoiced') return null
  // Work is reviewed when it has ended, and most of it ends well.
  return last ?? 'done'
}

/** A pause is a pause on site. */
function stationOf(of: OrderStatus | null): VisitStage | null {
  if (of === 'paused') return 'onSite'
  return visitStages.find((station) => station === of) ?? null
}

/** Back along the way: the step before was tapped by mistake. Driving off during a pause is none. */
export function isSlip(from: OrderStatus | null, to: OrderStatus): boolean {
  return (from === 'enRoute' && to === 'accepted') || (from === 'onSite' && to === 'enRoute')
}

function leave(reached: Set<VisitStage>, from: OrderStatus | null): void {
  const station = stationOf(from)
  if (station) reached.delete(station)
}

/** Sent again, planned again after it was partly done, or given to others altogether. */
function isNewVisit({ name, args }: Change, current: OrderStatus | null): boolean {
  if (name !== 'order/assign' && name !== 'order/edit') return false
  if (!v.is(plan, args)) return false
  const { send, edits } = args
  if (send) return true
  if (current === 'partlyDone') return edits.plannedStart !== undefined
  if (current !== 'accepted' && current !== 'enRoute') return false
  const people = edits.assigneeIds
  return people !== undefined && !people.from.some((uid) => people.to.includes(uid))
}

import type { Role } from '#domain/access/actor.ts'
import { orderStatuses, type OrderStatus } from '../order-status.ts'

type Steps = Readonly<Record<OrderStatus, readonly OrderStatus[]>>

const outcomes = ['done', 'partlyDone', 'cannotComplete'] as const

/**
 * The steps of those who do the work: forward, one step back for a slip, never past a reviewed outcome. From
 * 'scheduled' only where an order was sent before sending was a step of its own (see `isSentDoc`).
 */
const workSteps: Steps = {
  new: [],
  scheduled: ['accepted', 'enRoute', 'onSite', 'cannotComplete'],
  dispatched: ['accepted', 'enRoute', 'onSite', 'cannotComplete'],
  accepted: ['enRoute', 'onSite', 'cannotComplete'],
  enRoute: ['onSite', 'accepted', 'cannotComplete'],
  onSite: ['paused', ...outcomes, 'enRoute'],
  paused: ['onSite', 'enRoute', ...outcomes],
  done: ['onSite'],
  partlyDone: ['onSite'],
  cannotComplete: ['onSite'],
  reviewed: [],
  invoiced: [],
  onHold: [],
  cancelled: [],
}

/** The additional steps of the office: plan, send, hold, cancel, review, reopen. */
const officeSteps: Steps = {
  new: ['scheduled', 'dispatched', 'onHold', 'cancelled'],
  scheduled: ['new', 'dispatched', 'onHold', 'cancelled'],
  dispatched: ['new', 'scheduled', 'onHold', 'cancelled'],
  accepted: ['new', 'scheduled', 'dispatched', 'onHold', 'cancelled'],
  enRoute: ['new', 'scheduled', 'dispatched', 'onHold', 'cancelled'],
  onSite: ['onHold', 'cancelled'],
  paused: ['new', 'scheduled', 'dispatched', 'onHold', 'cancelled'],
  done: ['reviewed'],
  partlyDone: ['new', 'scheduled', 'dispatched', 'onHold', 'cancelled', 'reviewed'],
  cannotComplete: ['new', 'scheduled', 'dispatched', 'cancelled', 'reviewed'],
  // Only an invoice makes an order invoiced, never a step by hand.
  reviewed: ['done'],
  invoiced: ['reviewed'],
  onHold: ['new', 'scheduled', 'dispatched', 'cancelled'],
  cancelled: ['new'],
}

const reasonRequired: ReadonlySet<OrderStatus> = new Set([
  'onHold',
  'cancelled',
  'cannotComplete',
  'paused',
])

/** Where a change of people takes work on site, which no step does. */
const startsOver: ReadonlySet<OrderStatus> = new Set(['scheduled', 'dispatched'])

const unscheduled: ReadonlySet<OrderStatus> = new Set(['new', 'partlyDone'])

/** How far the work has come; statuses outside that sequence have no rank. */
const rank: Partial<Record<OrderStatus, number>> = {
  scheduled: 0,
  dispatched: 1,
  accepted: 2,
  enRoute: 3,
  onSite: 4,
  paused: 4,
  done: 5,
  partlyDone: 5,
  cannotComplete: 5,
  reviewed: 6,
  invoiced: 7,
}

/** The statuses one step away for a role; a technician's steps only apply to orders assigned to them. */
export function stepsFrom(from: OrderStatus, role: Role): readonly OrderStatus[] {
  const work = workSteps[from]
  return role === 'technician' ? work : [...work, ...officeSteps[from]]
}

/** Whether entering this status needs a reason in words. */
export function requiresReason(to: OrderStatus): boolean {
  return reasonRequired.has(to)
}

/** Whether the work waits for a time and a person; partly done work does again. */
export function isUnscheduled(status: OrderStatus): boolean {
  return unscheduled.has(status)
}

/**
 * Whether an order at `current` has already passed `to`, so that a step that arrives late changes nothing and is no
 * conflict.
 */
export function hasPassed(to: OrderStatus, current: OrderStatus): boolean {
  const [asked, reached] = [rank[to], rank[current]]
  return asked !== undefined && reached !== undefined && asked < reached
}

/**
 * Whether a step that led to `from` can be undone to `to`: any step that the role may take, and for the office also
 * what work on site lost with its people. Going to 'new' cleared the assignees and times, which are not recorded; a
 * return to the plan hides the order from those who do the work, which the office decides; and only an invoice makes an
 * order invoiced.
 */
export function canUndo(from: OrderStatus, to: OrderStatus, role: Role): boolean {
  const hidesOwnWork = role === 'technician' && to === 'scheduled'
  if (from === 'new' || to === 'invoiced' || hidesOwnWork) return false
  const isGivenBack = role !== 'technician' && to === 'onSite' && startsOver.has(from)
  return isGivenBack || stepsFrom(to, role).includes(from)
}

/** Every status that a role can bring an order to from here by any number of steps and undos, including `from`. */
export function reachable(from: OrderStatus, role: Role): ReadonlySet<OrderStatus> {
  const seen = new Set<OrderStatus>([from])
  for (const status of seen) {
    for (const next of stepsFrom(status, role)) seen.add(next)
    for (const to of orderStatuses) if (canUndo(status, to, role)) seen.add(to)
  }
  return seen
}

/** Every step of a role as pairs. */
export function everyStep(role: Role): readonly (readonly [OrderStatus, OrderStatus])[] {
  return orderStatuses.flatMap((from) => stepsFrom(from, role).map((to) => [from, to] as const))
}

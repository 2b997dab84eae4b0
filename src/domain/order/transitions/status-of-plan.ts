import { isSentBack } from '../is-sent-back.ts'
import type { OrderStatus } from '../order-status.ts'

/** What belongs to those who do the work, and ends where all of them are taken off it. */
const promisedOrBegun: ReadonlySet<OrderStatus> = new Set([
  'accepted',
  'enRoute',
  'onSite',
  'paused',
])
const planned: ReadonlySet<OrderStatus> = new Set(['scheduled', 'dispatched'])

interface Plan {
  readonly status: OrderStatus
  readonly statusReason: string
  readonly assigneeIds: readonly string[]
  readonly plannedStart: string | null
  readonly statusAt?: string
  readonly joinedAt?: Readonly<Record<string, string>>
}

/**
 * The status that follows from a changed plan. Waiting work becomes scheduled once it has an assignee, with or without
 * a time: sending it is a step of its own. Where everyone was replaced, what they accepted or began is void: the order
 * is still sent, and the next person accepts it and drives there. What the office sent back is a task for anyone who has
 * it, and stays one. Those who were added later did none of it. Without assignees it is new again.
 */
export function statusOfPlan(
  before: Plan,
  after: Pick<Plan, 'assigneeIds' | 'plannedStart'>,
): OrderStatus {
  const { status } = before
  const isTheirs = promisedOrBegun.has(status)
  if (after.assigneeIds.length === 0) return isTheirs || planned.has(status) ? 'new' : status
  if (status === 'new') return 'scheduled'
  if (status === 'partlyDone')
    return before.plannedStart === after.plannedStart ? status : 'scheduled'
  const isSameCrew = before.assigneeIds.every((uid) => after.assigneeIds.includes(uid))
  if (isSameCrew && before.assigneeIds.length > 0) return status
  const someoneStays = before.assigneeIds.some(
    (uid) => after.assigneeIds.includes(uid) && !joinedLater(before, uid),
  )
  return isTheirs && !someoneStays && !isSentBack(before) ? 'dispatched' : status
}

/** Whether a person was added after the step that the status is from: it was not theirs. */
function joinedLater({ statusAt, joinedAt = {} }: Plan, uid: string): boolean {
  const at = joinedAt[uid]
  return at !== undefined && statusAt !== undefined && Date.parse(at) > Date.parse(statusAt)
}

/**
 * When people joined others on an order, after a change of its people at an instant. Null where that stays as it was. It
 * does not depend on the status, which a change that is discarded may take back.
 */
export function joinedAfter(
  before: Pick<Plan, 'assigneeIds' | 'joinedAt'>,
  assigneeIds: readonly string[],
  at: string,
): Readonly<Record<string, string>> | null {
  const known = before.joinedAt ?? {}
  const kept = Object.entries(known).filter(([uid]) => assigneeIds.includes(uid))
  const hadPeople = before.assigneeIds.length > 0
  const added = hadPeople ? assigneeIds.filter((uid) => !before.assigneeIds.includes(uid)) : []
  if (added.length === 0 && kept.length === Object.keys(known).length) return null
  return Object.fromEntries([...kept, ...added.map((uid) => [uid, at])])
}

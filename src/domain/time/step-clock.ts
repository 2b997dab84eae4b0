import type { TimeEntry, TimeKind } from '../entities/time-entry.ts'
import type { OrderStatus } from '../order/order-status.ts'

/** What a change of the clock needs to know of an entry. */
export type RunningEntry = Pick<TimeEntry, 'id' | 'userId' | 'kind' | 'orderId' | 'endedAt'>

export interface Step {
  readonly orderId: string
  readonly to: OrderStatus
  readonly uid: string
  /** The id for an entry that the step begins. */
  readonly entryId: string
}

const begins: Partial<Record<OrderStatus, TimeKind>> = { enRoute: 'travel', onSite: 'order' }
/** Whether a step begins an entry of the clock. */
export function beginsClock(to: OrderStatus): boolean {
  return begins[to] !== undefined
}

const clockKinds: ReadonlySet<TimeKind> = new Set(['order', 'travel', 'break'])

/**
 * How a step changes the clock of the person who makes it: setting off and arriving begin an entry and end whatever
 * else ran, including a break; any other step ends what ran for this order. The day's clock and other people's clocks
 * stay as they are.
 */
export function stepClock(entries: readonly RunningEntry[], { orderId, to, uid, entryId }: Step) {
  const kind = begins[to]
  const running = entries.filter(
    (entry) => entry.userId === uid && entry.endedAt === null && clockKinds.has(entry.kind),
  )
  const already = running.find((entry) => entry.kind === kind && entry.orderId === orderId)
  if (already) return undefined
  const ended = kind === undefined ? running.filter((one) => one.orderId === orderId) : running
  if (ended.length === 0 && kind === undefined) return undefined
  return {
    endIds: ended.map(({ id }) => id),
    start: kind === undefined ? null : { entryId, kind, orderId },
  }
}

/**
 * How a pause that is a break changes the clock of the person who makes it: the break begins and ends whatever else of
 * theirs ran. Undefined while they have a break already.
 */
export function breakClock(
  entries: readonly RunningEntry[],
  { uid, entryId }: Pick<Step, 'uid' | 'entryId'>,
) {
  const running = entries.filter(
    (entry) => entry.userId === uid && entry.endedAt === null && clockKinds.has(entry.kind),
  )
  if (running.some(({ kind }) => kind === 'break')) return undefined
  return {
    endIds: running.map(({ id }) => id),
    start: { entryId, kind: 'break' as const, orderId: null },
  }
}

/** Whether a tap that ends these entries ends a break. */
export function isBreakEndedBy(endIds: readonly string[]) {
  return ({ id, kind }: Pick<RunningEntry, 'id' | 'kind'>): boolean =>
    kind === 'break' && endIds.includes(id)
}

/**
 * The ids of one person's running entries that end with a tap on their clock: one that begins work, travel or a break
 * ends whatever else of these ran, and the end of the day ends everything.
 */
export function endsWithClock(
  running: readonly RunningEntry[],
  { endIds, start }: { readonly endIds: readonly string[]; readonly start: StartedEntry | null },
): readonly string[] {
  const endsDay = running.some(({ id, kind }) => kind === 'day' && endIds.includes(id))
  const begins = start !== null && clockKinds.has(start.kind)
  return running
    .filter(
      ({ id, kind }) => id !== start?.entryId && (endsDay || (begins && clockKinds.has(kind))),
    )
    .map(({ id }) => id)
}

interface StartedEntry {
  readonly entryId: string
  readonly kind: TimeKind
}

type ClockSpan = Pick<TimeEntry, 'userId' | 'kind' | 'orderId' | 'startedAt' | 'endedAt'>

/**
 * The entry to continue after a break: the one that the break interrupted, if its order is still in the same status.
 * Null where nothing ran, or the work went on without the clock.
 */
export function afterBreak(
  entries: readonly ClockSpan[],
  pause: ClockSpan,
  statusOf: (orderId: string) => OrderStatus | undefined,
): { kind: TimeKind; orderId: string } | null {
  for (const { userId, kind, orderId, endedAt } of entries) {
    if (orderId === null || userId !== pause.userId || endedAt !== pause.startedAt) continue
    const status = statusOf(orderId)
    if (status !== undefined && begins[status] === kind) return { kind, orderId }
  }
  return null
}

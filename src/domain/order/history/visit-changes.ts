import { followedDays } from '#domain/booking/followed-days.ts'
import { haveSame } from '#domain/booking/have-same.ts'
import { isSameInstant } from '#domain/booking/is-same-instant.ts'
import type { Booking } from '#domain/entities/booking.ts'
import {
  changesSince,
  type Known,
  type OrderChange,
  type SeenOrder,
  type SeenOrders,
  type SeenVisit,
} from './changes-since.ts'

/** A sent visit of the person who looks, as this device holds it. */
export interface OwnVisit extends Pick<
  Booking,
  'id' | 'orderId' | 'part' | 'parts' | 'start' | 'minutes' | 'assigneeIds' | 'toldAt'
> {
  /** Whether they were told of it and have not seen it since. */
  readonly isUnseen: boolean
}

interface OfVisit {
  /** The visit's id. */
  readonly id: string
  readonly orderId: string
  /** The order's. */
  readonly title: string
}

/** A change by others to one visit of a person's order since they last looked that no change of the order tells. */
export type VisitChange =
  | (OfVisit & {
      /** 'visitTime': another length, or what it was before is unknown. */
      readonly type: 'visitNew' | 'visitTime'
      readonly visit: OwnVisit
    })
  | (OfVisit & {
      readonly type: 'visitMoved'
      readonly visit: OwnVisit
      readonly from: string | null
    })
  | (OfVisit & {
      readonly type: 'visitCrew'
      readonly visit: OwnVisit
      readonly others: readonly string[]
    })
  | (OfVisit & {
      /** It was given to someone else, cancelled or withdrawn; the order itself is still theirs. */
      readonly type: 'visitGone'
      readonly from: string | null
    })

/** What others changed of a person's orders and of their visits. */
export type News = OrderChange | VisitChange

interface Looking {
  readonly uid: string
  /** Their sent visits on this device; undefined until they were read. */
  readonly visits: readonly OwnVisit[] | undefined
  /** Now, an instant. */
  readonly now: string
}

/** What `changesSince` tells of a person's orders, and what it leaves out of their visits. */
export function newsSince(
  seen: SeenOrders,
  own: readonly Known[],
  visible: ReadonlySet<string> | undefined,
  looking: Looking,
): readonly News[] {
  const { uid, visits, now } = looking
  const changes = changesSince(seen, own, visible, uid, visits)
  if (!visits) return changes
  const open = own.filter((order) => order.open)
  return [
    ...changes,
    ...open.flatMap((order): readonly VisitChange[] => {
      const told = changes.filter(({ id }) => id === order.id)
      if (told.some(({ type }) => type === 'new')) return []
      const ofOrder = visits.filter(({ orderId }) => orderId === order.id)
      const before = { seen: seen[order.id], told, uid }
      return [
        ...ofOrder.flatMap((visit) => changeOf(visit, order, before) ?? []),
        ...goneFrom(ofOrder, order, before.seen).filter(({ from }) => !isPast(from, now)),
      ]
    }),
  ]
}

/** The visits of an order that were a person's when they last looked: someone else has them, or they are not planned. */
function goneFrom(own: readonly OwnVisit[], order: Known, seen: SeenOrder | undefined) {
  const here = new Set(own.map(({ id }) => id))
  const known = Object.entries(seen?.visits ?? {})
  return known.flatMap(([id, { start: from }]) =>
    here.has(id)
      ? []
      : [{ type: 'visitGone', id, orderId: order.id, title: order.title, from } as const],
  )
}

interface Before {
  readonly seen: SeenOrder | undefined
  readonly told: readonly OrderChange[]
  readonly uid: string
}

function changeOf(visit: OwnVisit, order: Known, { seen, told, uid }: Before): VisitChange | null {
  if (!visit.isUnseen) return null
  const of = { id: visit.id, orderId: order.id, title: order.title, visit }
  if (seen?.visits === undefined) {
    return told.length === 0 ? { ...of, type: 'visitTime' } : null
  }
  const known = seen.visits[visit.id] ?? impliedBy(seen, visit)
  if (known === null) return { ...of, type: 'visitNew' }
  if (!isSameInstant(known.start, visit.start)) {
    const isTold = told.some((one) => one.type === 'moved' && isSameInstant(one.to, visit.start))
    return isTold ? null : { ...of, type: 'visitMoved', from: known.start }
  }
  if (haveSame(known.people, visit.assigneeIds)) return { ...of, type: 'visitTime' }
  if (told.some(({ type }) => type === 'crew')) return null
  return { ...of, type: 'visitCrew', others: visit.assigneeIds.filter((id) => id !== uid) }
}

/** The first visit as the order implied it, until it was stored for the first time; null for another one. */
function impliedBy(seen: SeenOrder, visit: OwnVisit): SeenVisit | null {
  const isFirst = visit.part === 1 && Object.keys(seen.visits ?? {}).length === 0
  return isFirst ? { start: seen.plannedStart, people: seen.people ?? [] } : null
}

/** Whether it is so old that a device need not have it. */
function isPast(start: string | null, now: string): boolean {
  return start !== null && Date.parse(start) < Date.parse(now) - followedDays * 86_400_000
}

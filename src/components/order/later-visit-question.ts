import type { DayEntry } from '#domain/booking/day-entries.ts'
import { laterEntries } from '#domain/booking/later-entries.ts'
import type { Order } from '#domain/entities/order.ts'
import { createQuestion } from './create-question.ts'

/** An order is to be completed while other visits are planned. */
export interface LaterVisitQuestion {
  readonly orderId: string
  /** By start, at least one. */
  readonly visits: readonly [DayEntry, ...DayEntry[]]
  /** Completes the order, which cancels them. */
  readonly completeOrder: () => void
  /** Ends only the visit in progress; the order stays open, and `reason` says until when. */
  readonly endVisit: (reason: string) => void
}

const { ask, useQuestion } = createQuestion<LaterVisitQuestion>((one) => one.completeOrder())
export const useLaterVisitQuestion = useQuestion

interface Asked extends Pick<LaterVisitQuestion, 'endVisit'> {
  /** Completes the order; `isAsked` says whether the person has just confirmed that. */
  readonly completeOrder: (isAsked: boolean) => void
  readonly order: Pick<Order, 'id' | 'status' | 'statusAt' | 'statusReason'>
  readonly entries: readonly DayEntry[]
  /** ISO. */
  readonly now: string
  readonly timeZone: string
}

/** Asks what a completion means where the order has later visits; otherwise it is completed at once. */
export function askBeforeCompleting(asked: Asked): void {
  const { order, entries, now, timeZone, completeOrder, endVisit } = asked
  const [first, ...rest] = laterEntries(order, entries, { now, timeZone })
  if (!first) return completeOrder(false)
  const visits = [first, ...rest] as const
  ask({ orderId: order.id, visits, completeOrder: () => completeOrder(true), endVisit })
}

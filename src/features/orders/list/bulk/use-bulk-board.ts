import { useMemo } from 'react'
import { useTimeZone } from '#data/react.ts'
import type { Board, BoardPerson, BoardVisit } from '#domain/dispatch/board-visit.ts'
import type { Order } from '#domain/entities/order.ts'
import { localDay } from '#domain/time/local-time.ts'
import { useToday } from '#messages/use-today.ts'
import { techniciansFirst } from '../../form/who/technicians-first.ts'
import { useFormBoard } from '../../form/who/use-form-board.ts'

export interface BulkBoard {
  readonly board: Board | undefined
  /** Who can be sent. */
  readonly people: readonly BoardPerson[]
  /** The visits of the orders. */
  readonly visits: readonly BoardVisit[]
}

const noPeople: readonly BoardPerson[] = []
const noVisits: readonly BoardVisit[] = []

/** The board of the days from today that some orders are planned on, or of the day 'YYYY-MM-DD' that they move to. */
export function useBulkBoard(orders: readonly Order[], day: string): BulkBoard {
  const timeZone = useTimeZone()
  const today = useToday(timeZone)
  const days = orders
    .flatMap(({ plannedStart }) => (plannedStart === null ? [] : [plannedStart]))
    .map((at) => localDay(at, timeZone))
    .filter((one) => one > today)
    .toSorted()
  // A year that is being typed begins long ago, so the span never reaches from there until now.
  const span = day === '' ? { from: today, to: days.at(-1) ?? today } : { from: day, to: day }
  const { board, people: all } = useFormBoard(span)
  const people = useMemo(
    () =>
      all
        ? [...all.values()]
            .filter(({ user }) => user.status === 'active')
            .toSorted(techniciansFirst)
        : noPeople,
    [all],
  )
  const ids = useMemo(() => new Set(orders.map(({ id }) => id)), [orders])
  const visits = useMemo(
    () => board?.visits.filter(({ orderId }) => ids.has(orderId)) ?? noVisits,
    [board, ids],
  )
  return { board, people, visits }
}

import { useMemo } from 'react'
import { useTimeZone } from '#data/react.ts'
import type { Board, BoardPerson, BoardVisit } from '#domain/dispatch/board-visit.ts'
import type { Order } from '#domain/entities/order.ts'
import { toLocalTime } from '#domain/time/local-time.ts'
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

/** The board of the days of some orders, and of one more day 'YYYY-MM-DD'. */
export function useBulkBoard(orders: readonly Order[], day: string): BulkBoard {
  const timeZone = useTimeZone()
  const today = useToday(timeZone)
  const days = orders
    .flatMap(({ plannedStart }) => (plannedStart === null ? [] : [plannedStart]))
    .map((at) => toLocalTime(at, timeZone).slice(0, 10))
    .concat(day === '' ? today : day)
    .toSorted()
  const from = days.at(0) ?? today
  const to = days.at(-1) ?? today
  const { board, people: all } = useFormBoard({ from, to })
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

import { useToday } from '#messages/use-today.ts'
import { useMemo } from 'react'
import { boardVisits } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import { impliedVisit } from '#domain/booking/implied-visit.ts'
import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import type { Order } from '#domain/entities/order.ts'

export interface OrderVisit {
  /** The first visit that is planned. */
  readonly visit: BoardVisit
  /** Whether there is no other. */
  readonly isOnly: boolean
}

/** The visit of an order; undefined until it was read. An order that is not on the board has the visit it implies. */
export function useOrderVisit(order: Order): OrderVisit | undefined {
  const timeZone = useTimeZone()
  const today = useToday(timeZone)
  const visits = useLive(boardVisits({ from: today, to: today }))
  return useMemo(() => {
    if (!visits) return undefined
    const own = visits.filter(({ orderId }) => orderId === order.id)
    const [first] = own.toSorted((a, b) => a.part - b.part)
    return {
      visit: first ?? {
        ...impliedVisit(order),
        order,
        place: null,
        territoryId: null,
        openingHours: null,
        siteZone: null,
      },
      isOnly: own.length < 2 && (first?.part ?? 1) === 1,
    }
  }, [visits, order])
}

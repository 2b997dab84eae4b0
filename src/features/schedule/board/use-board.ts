import { useMemo } from 'react'
import { everyonesAbsences, everyonesStaff, orderList, team } from '#data/index.ts'
import { useLive, useSession } from '#data/react.ts'
import { impliedVisit } from '#domain/booking/implied-visit.ts'
import type { Board, BoardPerson, BoardVisit } from '#domain/dispatch/board-visit.ts'
import { useNow } from '#messages/index.ts'

/** A visit with the names that its bar shows. */
export interface BoardItem extends BoardVisit {
  readonly customerName: string
  readonly siteAddress: string
  readonly isUnsent: boolean
}

export interface BoardData {
  readonly board: Board
  readonly items: ReadonlyMap<string, BoardItem>
}

/** Everything that the board shows, from this device; undefined until it was read. */
export function useBoard(): BoardData | undefined {
  const session = useSession()
  const company = session.kind === 'signedIn' ? session.company : null
  const people = useLive(team())
  const staff = useLive(everyonesStaff())
  const absences = useLive(everyonesAbsences())
  const orders = useLive(orderList({ open: true }))
  // A minute is as exact as anything on the board.
  const now = Math.floor(useNow() / 60_000) * 60_000

  const persons = useMemo(() => {
    const plans = new Map(staff?.map((one) => [one.userId, one]))
    return new Map(
      people?.map((user): [string, BoardPerson] => [
        user.id,
        {
          user,
          staff: plans.get(user.id) ?? null,
          absences:
            absences?.filter(({ userId, status }) => userId === user.id && isAway(status)) ?? [],
        },
      ]),
    )
  }, [people, staff, absences])

  const items = useMemo(
    () =>
      new Map(
        orders?.map(({ order, customerName, siteAddress, geo, unsent }): [string, BoardItem] => {
          const visit = impliedVisit(order)
          return [
            visit.id,
            { ...visit, order, place: geo, customerName, siteAddress, isUnsent: unsent },
          ]
        }),
      ),
    [orders],
  )

  return useMemo(() => {
    if (!company || !people || !orders) return undefined
    return {
      items,
      board: {
        company,
        holidays: company.holidays,
        people: persons,
        visits: [...items.values()],
        now,
      },
    }
  }, [company, people, orders, items, persons, now])
}

function isAway(status: string): boolean {
  return status === 'approved' || status === 'requested'
}

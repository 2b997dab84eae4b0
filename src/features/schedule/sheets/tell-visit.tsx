import { TellSheet } from '#components/dispatch/tell-sheet.tsx'
import { useTell } from '#components/dispatch/use-tell.ts'
import { customerById, orderVisits } from '#data/index.ts'
import { useActor, useData, useLive, useSession, useTimeZone } from '#data/react.ts'
import type { BoardItem } from '../board/use-board.ts'

/** Tells the customer of a visit on the board. */
export function TellVisit({ item, onClose }: { item: BoardItem; onClose: () => void }) {
  const { order, series, siteZone } = item
  const session = useSession()
  const customer = useLive(customerById(order.customerId))?.customer ?? null
  const visits = useLive(orderVisits(order.id))?.visits ?? [item]
  const told = { order, visit: item, visits, parts: series.parts, timeZone: useTimeZone() }
  const { tell, lapsedWindow } = useTell(told, useActor(), useData().mutateAll)
  if (session.kind !== 'signedIn' || !session.company) return null

  return (
    <TellSheet
      visit={item}
      order={order}
      customer={customer}
      siteZone={siteZone}
      company={session.company}
      lapsedWindow={lapsedWindow}
      onTell={tell}
      onClose={onClose}
    />
  )
}

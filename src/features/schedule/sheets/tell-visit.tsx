import { TellSheet } from '#components/dispatch/tell-sheet.tsx'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { customerById } from '#data/index.ts'
import { useLive, useMutate, useSession } from '#data/react.ts'
import type { BoardItem } from '../board/use-board.ts'

/** Tells the customer of a visit on the board. */
export function TellVisit({ item, onClose }: { item: BoardItem; onClose: () => void }) {
  const mutate = useMutate()
  const report = useProblemToast()
  const session = useSession()
  const customer = useLive(customerById(item.order.customerId))?.customer ?? null
  if (session.kind !== 'signedIn' || !session.company) return null

  async function tell(start: string | null): Promise<boolean> {
    const { orderId, part, series } = item
    const result = await mutate('booking/tell', { orderId, part, start, parts: [...series.parts] })
    if (!result.ok) report(result.problem)
    return result.ok
  }

  return (
    <TellSheet
      visit={item}
      order={item.order}
      customer={customer}
      siteZone={item.siteZone}
      company={session.company}
      onTell={tell}
      onClose={onClose}
    />
  )
}

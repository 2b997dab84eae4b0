import { useNavigate } from 'react-router'
import type { AbsenceSpan } from '#components/absence/absence-facts.ts'
import { orderList } from '#data/index.ts'
import { useData, useTimeZone } from '#data/react.ts'
import { ordersWhileAway } from '#domain/members/orders-while-away.ts'
import { whenKnown } from '#lib/when-known.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { showToast } from '#ui/overlay/toast.ts'

/** Says that time off is stored, and leads to giving what the person has planned then to others. */
export function useReassignOffer(): (message: string, span: AbsenceSpan) => Promise<void> {
  const t = useT()
  const navigate = useNavigate()
  const data = useData()
  const timeZone = useTimeZone()
  const today = useToday(timeZone)
  return async (message, span) => {
    const items = await whenKnown(data.live(orderList({ open: true })))
    const orders = items.map(({ order }) => order)
    const [held] = ordersWhileAway(orders, [{ id: '', ...span }], { today, timeZone })
    if (!held) return showToast(message, { kind: 'success' })
    showToast(message, {
      kind: 'success',
      note: t('absence.orders', { count: held.count }),
      action: {
        label: t('absence.reassign'),
        onPress: () => void navigate(`/schedule?day=${held.day}&reassign=${span.userId}`),
      },
    })
  }
}

import { useNavigate } from 'react-router'
import { orderList } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import type { Absence } from '#domain/entities/absence.ts'
import { ordersDuring } from '#domain/members/orders-during.ts'
import { localDay } from '#domain/time/local-time.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { showToast } from '#ui/overlay/toast.ts'

type Span = Pick<Absence, 'userId' | 'fromOn' | 'toOn'>

/** Says that time off is stored, and leads to giving what the person has planned then to others. */
export function useReassignOffer(): (message: string, span: Span) => void {
  const t = useT()
  const navigate = useNavigate()
  const timeZone = useTimeZone()
  const today = useToday(timeZone)
  const items = useLive(orderList({ open: true }))
  return (message, span) => {
    const held = ordersDuring(items?.map(({ order }) => order) ?? [], span, timeZone)
    const [day] = held
      .flatMap(({ plannedStart }) => (plannedStart ? [localDay(plannedStart, timeZone)] : []))
      .filter((one) => one >= today)
      .toSorted()
    const action = {
      label: t('absence.reassign'),
      onPress: () => void navigate(`/schedule?day=${day}&reassign=${span.userId}`),
    }
    showToast(message, {
      kind: 'success',
      ...(day !== undefined && { note: t('absence.orders', { count: held.length }), action }),
    })
  }
}

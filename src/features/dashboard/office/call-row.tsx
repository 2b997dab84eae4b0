import { ShortDay } from '#components/text/short-day.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import type { OrderListItem } from '#data/index.ts'
import { isTimed } from '#domain/booking/plan-of-bookings.ts'
import type { VisitToCall } from '#domain/dispatch/check/to-call.ts'
import { type Format, useFormat, useNow, useT } from '#messages/index.ts'
import { ListRow } from '#ui/list/list-row.tsx'
import styles from './call-row.module.css'
import { PhoneLink } from './phone-link.tsx'

export interface CallRowProps {
  visit: VisitToCall
  item: OrderListItem
  /** The customer's; '' where it is not known. */
  phone: string
}

/** A customer to call: the number beside the order, and the time they expect before the one that is planned. */
export function CallRow({ visit: { start, told, toldWindow }, item, phone }: CallRowProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const { order, customerName } = item
  const promised = promisedText(format, order, now)
  return (
    <div className={styles.row}>
      <ListRow
        href={`/orders/${order.id}`}
        title={customerName}
        titleEnd={isTimed(start) ? <WhenText at={start} /> : <ShortDay day={start} />}
        note={order.title}
        noteEnd={
          told !== null
            ? t('toCall.told', {
                when: toldWindow
                  ? format.span(toldWindow.from, toldWindow.to, now)
                  : isTimed(told)
                    ? format.when(told, now)
                    : format.shortDay(told, now),
              })
            : promised === null
              ? undefined
              : t('toCall.promised', { when: promised })
        }
      />
      <PhoneLink name={customerName} phone={phone} />
    </div>
  )
}

/** The arrival window that a customer was promised, in words; null for none. */
function promisedText(
  format: Format,
  { windowStart, windowEnd }: OrderListItem['order'],
  now: number,
): string | null {
  if (windowStart !== null && windowEnd !== null) return format.span(windowStart, windowEnd, now)
  const point = windowStart ?? windowEnd
  return point === null ? null : format.when(point, now)
}

import type { DayItem } from '#data/index.ts'
import { EntryTime } from '#components/order/entry-time.tsx'
import { OrderBadge } from '#components/order/order-badge.tsx'
import { seriesText } from '#components/order/series-text.ts'
import { SampleBadge } from '#components/sample/sample-badge.tsx'
import { useTimeZone } from '#data/react.ts'
import type { User } from '#domain/entities/user.ts'
import { useFormat, useT } from '#messages/index.ts'
import { ListRow } from '#ui/list/list-row.tsx'

export interface PlannedRowProps {
  item: DayItem
  people: readonly User[]
}

/** A visit's row under its day: what on the first line; time, where, who and status below. */
export function PlannedRow({ item, people }: PlannedRowProps) {
  const t = useT()
  const format = useFormat()
  const { order, entry, customerName } = item
  // A device that is new has the orders before it has the people.
  const names = entry.assigneeIds.map(
    (uid) => people.find(({ id }) => id === uid)?.name ?? t('board.technician'),
  )
  const who = names.length === 0 ? t('orders.unassigned') : format.list(names)
  return (
    <ListRow
      href={`/orders/${order.id}`}
      title={order.title}
      titleEnd={<SampleBadge id={order.id} />}
      where={[customerName, who].filter(Boolean).join(' · ')}
      note={
        <>
          <EntryTime entry={entry} timeZone={useTimeZone()} show="time" />
          {entry.series && ` · ${seriesText(t, entry.series)}`}
        </>
      }
      noteEnd={<OrderBadge order={order} bare />}
    />
  )
}

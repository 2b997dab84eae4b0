import { EntryTime } from '#components/order/entry-time.tsx'
import { ownEntries } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import { byStart, dayOfEntry } from '#domain/booking/day-entries.ts'
import { unneededEntries } from '#domain/booking/later-entries.ts'
import { pendingEntries } from '#domain/booking/pending-entries.ts'
import type { Order } from '#domain/entities/order.ts'
import { localDay } from '#domain/time/local-time.ts'
import { useNow } from '#messages/index.ts'

/** When the reader's next visit of the order is, else when the order is planned; of today only the time. */
export function OrderWhen({ order }: { order: Order }) {
  const timeZone = useTimeZone()
  const today = localDay(new Date(useNow()).toISOString(), timeZone)
  const own = useLive(ownEntries(order.id)) ?? []
  const unneeded = unneededEntries(order, own, timeZone)
  const needed = own.filter((entry) => !unneeded.includes(entry))
  const next = order.open
    ? pendingEntries(order, own, today, timeZone)[0]
    : needed.toSorted(byStart).at(-1)
  const entry = next ?? { start: order.plannedStart, end: order.plannedEnd }
  const show = dayOfEntry(entry, timeZone) === today ? 'time' : 'when'
  return <EntryTime entry={entry} timeZone={timeZone} show={show} />
}

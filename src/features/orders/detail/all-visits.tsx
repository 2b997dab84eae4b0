import { EntryTime } from '#components/order/entry-time.tsx'
import { assigneeLabel } from '#components/people/member-label.ts'
import { team } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import type { PlannedVisit } from '#domain/entities/booking.ts'
import { minutesAfter } from '#domain/time/minutes-after.ts'
import { isTimed } from '#domain/booking/plan-of-bookings.ts'
import { useFormat, useT } from '#messages/index.ts'
import styles from './plan-card.module.css'

/** All visits of an order for the office: when, and who comes. */
export function AllVisits({
  visits,
  timeZone,
}: {
  visits: readonly PlannedVisit[]
  timeZone: string
}) {
  const t = useT()
  const format = useFormat()
  const people = useLive(team())
  return visits.map(({ id, start, minutes, assigneeIds }) => {
    const names = assigneeIds.map((uid) => assigneeLabel(t, people, uid))
    const end = start !== null && isTimed(start) ? minutesAfter(start, minutes) : null
    return (
      <div key={id} className={styles.visit}>
        <EntryTime entry={{ start, end }} timeZone={timeZone} />
        <span className={styles.part}>
          {names.length === 0 ? t('orders.unassigned') : format.list(names)}
        </span>
      </div>
    )
  })
}

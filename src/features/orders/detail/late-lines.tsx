import { ClockAlert } from 'lucide-react'
import { memberLabel } from '#components/people/member-label.ts'
import { arrivalTime } from '#components/text/arrival-time.ts'
import { IconLine } from '#components/text/icon-line.tsx'
import { orderVisits, team } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import type { LateNotice } from '#domain/entities/late-notice.ts'
import type { Order } from '#domain/entities/order.ts'
import { lateNoticesOf } from '#domain/order/late-notices.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'

/** Who told the office that they will be late for the order, and when they expect to arrive. */
export function LateLines({ order }: { order: Order }) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const uid = useActor()?.uid
  const people = useLive(team())
  const visits = useLive(orderVisits(order.id))?.visits ?? []
  const notices = visits.flatMap((visit) => lateNoticesOf(order, visit))

  function textOf({ by, arrival }: LateNotice) {
    const time = arrivalTime(format, arrival, now)
    return by === uid
      ? t('late.toldTime', { time })
      : t('late.says', { name: memberLabel(t, people, by), time })
  }

  return notices.map((notice) => (
    <IconLine key={notice.by} icon={<ClockAlert aria-hidden="true" />}>
      {textOf(notice)}
    </IconLine>
  ))
}

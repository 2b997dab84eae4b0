import { assigneeLabel, memberLabel } from '#components/people/member-label.ts'
import { lengthText } from '#components/text/length-text.ts'
import { WhenText } from '#components/text/when-text.tsx'
import { team } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import type { TimeSpent } from '#domain/order/history/work-times.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { useWorkTimes } from '../summary/use-work-times.ts'

/** Who did the work, when, and how long it took beside what was planned. */
export function ReviewFacts({ order }: { order: Order }) {
  const t = useT()
  const people = useLive(team())
  const { labour, travel } = useWorkTimes(order)
  const nameOf = (id: string) => memberLabel(t, people, id)
  const lengths = (spent: readonly TimeSpent[]) =>
    spent.map(({ userId, length }) => (
      <div key={userId} className="tabular">
        {lengthText(t, length)}
        {spent.length > 1 && `, ${nameOf(userId)}`}
      </div>
    ))
  return (
    <Card title={t('summary.title')}>
      <Facts
        items={[
          { term: t(`orderStatus.${order.status}`), detail: <WhenText at={order.statusAt} /> },
          {
            term: t('orders.technicians'),
            detail: order.assigneeIds.map((id) => assigneeLabel(t, people, id)).join(', ') || '–',
          },
          { term: t('summary.timeOnSite'), detail: labour.length === 0 ? '–' : lengths(labour) },
          ...(travel.length === 0 ? [] : [{ term: t('summary.travel'), detail: lengths(travel) }]),
          ...(order.minutes === null
            ? []
            : [{ term: t('review.planned'), detail: lengthText(t, order.minutes * 60_000) }]),
        ]}
      />
    </Card>
  )
}

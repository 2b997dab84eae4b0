import { Initials } from '#components/contact/person-name.tsx'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { WhenText } from '#components/text/when-text.tsx'
import { useMutate, useTimeZone } from '#data/react.ts'
import { actorName } from '#domain/access/actor-name.ts'
import { bookingId } from '#domain/booking/booking-id.ts'
import type { User } from '#domain/entities/user.ts'
import { localDay } from '#domain/time/local-time.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { keepFocus } from '#ui/keep-focus.ts'
import { Card } from '#ui/layout/card.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import styles from './asked-card.module.css'
import cardStyles from './cards.module.css'
import type { AskedVisit } from './office-figures.ts'

interface AskedCardProps {
  asked: readonly AskedVisit[]
  people: readonly User[]
}

/** Who cannot make a visit and why, each with giving it to someone else or keeping it with them; nothing without. */
export function AskedCard({ asked, people }: AskedCardProps) {
  const t = useT()
  if (asked.length === 0) return null
  return (
    <Card title={t('reassign.cardTitle')} flush>
      <ul className={cardStyles.list} ref={keepFocus}>
        {asked.map((visit) => (
          <li key={`${visit.item.order.id} ${visit.request.by}`} className={styles.visit}>
            <AskedRow {...visit} name={actorName(people, visit.request.by) ?? ''} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function AskedRow({ item, request, name }: AskedVisit & { name: string }) {
  const t = useT()
  const timeZone = useTimeZone()
  const mutate = useMutate()
  const showProblem = useProblemToast()
  const { order, customerName } = item
  const start = order.plannedStart
  const query = new URLSearchParams({
    ...(start !== null && { day: localDay(start, timeZone) }),
    suggest: bookingId(order.id, request.part),
  })

  async function keep() {
    const kept = await mutate('order/keepAssignee', { orderId: order.id, userId: request.by })
    if (kept.ok) showToast(t('reassign.keptToast', { name }), { kind: 'success' })
    else showProblem(kept.problem)
  }

  return (
    <>
      <ListRow
        href={`/orders/${order.id}`}
        before={<Initials name={name} userId={request.by} />}
        title={name}
        note={[order.title, customerName].filter(Boolean).join(', ')}
        titleEnd={start === null ? undefined : <WhenText at={start} />}
      />
      <p className={styles.reason}>{request.reason}</p>
      <div className={styles.actions}>
        <ButtonLink size="small" href={`/schedule?${query}`}>
          {t('absence.reassign')}
        </ButtonLink>
        <Button size="small" variant="quiet" onPress={() => void keep()}>
          {t('reassign.keep')}
        </Button>
      </div>
    </>
  )
}

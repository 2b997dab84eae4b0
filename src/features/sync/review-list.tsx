import { ChangeSentence } from '#components/sync/change-sentence.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import { orderList } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import type { Order } from '#domain/entities/order.ts'
import { stepInReview } from '#domain/order/history/changes-since.ts'
import { useT } from '#messages/index.ts'
import { Link } from '#ui/link.tsx'
import { Section } from '#ui/layout/page.tsx'
import styles from './sync-centre.module.css'
import itemStyles from './sync-item.module.css'

/** The person's own steps that arrived too late and await review. */
export function ReviewList() {
  const t = useT()
  const actor = useActor()
  const uid = actor?.uid ?? ''
  const office = actor !== null && isAdminLevel(actor)
  const orders = useLive(orderList({ scope: 'mine' })) ?? []
  const waiting = orders.filter(({ order }) => stepInReview(order, uid) !== null)
  if (waiting.length === 0) return null
  return (
    <Section title={t(office ? 'review.mark' : 'sync.inReview')}>
      {!office && <p className={styles.note}>{t('sync.inReviewNote')}</p>}
      <ol className={styles.items}>
        {waiting.map(({ order }) => (
          <Step key={order.id} order={order} />
        ))}
      </ol>
    </Section>
  )
}

function Step({ order: { id, title, needsReview } }: { order: Order }) {
  if (needsReview === null) return null
  const { to, at, reason } = needsReview
  return (
    <li className={itemStyles.item}>
      <p className={itemStyles.sentence}>
        <ChangeSentence change={{ name: 'order/move', args: { orderId: id, to, reason } }} />
      </p>
      <p className={itemStyles.facts}>
        <Link href={`/orders/${id}`}>{title}</Link>
        <WhenText at={at} />
      </p>
    </li>
  )
}

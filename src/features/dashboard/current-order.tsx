import { ClipboardList } from 'lucide-react'
import { AddressText } from '#components/contact/address-text.tsx'
import { lazyPart } from '#components/lazy-part.ts'
import { ContactActions } from '#components/contact/contact-actions.tsx'
import { EntryTime } from '#components/order/entry-time.tsx'
import { LostBadge, LostBanner } from '#components/order/lost-order.tsx'
import { OrderBadge } from '#components/order/order-badge.tsx'
import { PriorityMark } from '#components/order/priority-mark.tsx'
import { ReviewMark } from '#components/order/review-mark.tsx'
import { SampleBadge } from '#components/sample/sample-badge.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { type DayItem, orderById } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import { isLateStep } from '#domain/order/transitions/is-late-step.ts'
import { useT } from '#messages/index.ts'
import { Link } from '#ui/link.tsx'
import { EntryDetails } from './entry-details.tsx'
import styles from './current-order.module.css'

const BringLine = lazyPart(async () => (await import('./today/bring-line.tsx')).BringLine)
const ToldLine = lazyPart(async () => (await import('./today/told-line.tsx')).ToldLine)

/** The current visit and its order: what, where, when, access details and directions. */
export function CurrentOrder({ item }: { item: DayItem }) {
  const t = useT()
  const { order } = item
  const timeZone = useTimeZone()
  const view = useLive(orderById(order.id))
  const site = view?.site ?? null

  return (
    <article className={styles.job}>
      <div className={styles.state}>
        <span className={styles.marks}>
          {view?.isLost ? <LostBadge /> : <OrderBadge order={order} />}
          <PriorityMark priority={order.priority} />
          {isLateStep(order) && <ReviewMark />}
          <SampleBadge id={order.id} />
          {item.unsent && !view?.isLost && <UnsentMark />}
        </span>
        <span className={styles.when}>
          <EntryTime entry={item.entry} timeZone={timeZone} />
        </span>
      </div>
      <EntryDetails
        item={item}
        lateHref={view?.isLost ? undefined : `/dashboard?late=${order.id}`}
      />
      <ToldLine item={item} />
      <h3 className={styles.title}>
        <Link href={`/orders/${order.id}`} quiet>
          {order.title}
        </Link>
      </h3>
      {order.neededItems.length > 0 && <BringLine order={order} />}
      {order.description !== '' && <p className={styles.problem}>{order.description}</p>}
      {view?.isLost && <LostBanner />}
      <div className={styles.where}>
        <p className={styles.customer}>{item.customerName}</p>
        {site && <AddressText address={site.address} />}
        {site && site.gateCode !== '' && (
          <p>
            {t('site.gateCode')}: <strong className="tabular">{site.gateCode}</strong>
          </p>
        )}
      </div>
      <ContactActions
        site={site}
        phone={view?.customer?.phone}
        more={{
          href: `/orders/${order.id}`,
          icon: <ClipboardList aria-hidden="true" />,
          children: t('dashboard.open'),
        }}
      />
    </article>
  )
}

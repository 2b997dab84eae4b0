import { OrderBadge } from '#components/order/order-badge.tsx'
import { PriorityMark } from '#components/order/priority-mark.tsx'
import { AddressText } from '#components/contact/address-text.tsx'
import { type OrderItem, orderItems, type OrderView } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { statusReason } from '#domain/order/completion/status-reason.ts'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Link } from '#ui/link.tsx'
import { ChecklistCard } from '../checklist/checklist-card.tsx'
import { InvoiceCard } from '../detail/invoice-card.tsx'
import { PriceCard } from '../detail/price-card.tsx'
import { ProblemCard } from '../detail/problem-card.tsx'
import { ResolutionNote } from '../detail/resolution-note.tsx'
import { ItemsCard } from '../items/items-card.tsx'
import { PhotosCard } from '../photos/photos-card.tsx'
import { SignatureCard } from '../signature/signature-card.tsx'
import { ReviewBanner } from '../steps/review-banner.tsx'
import { ReviewActions } from './review-actions.tsx'
import { ReviewFacts } from './review-facts.tsx'
import styles from './review-order.module.css'
import type { ReviewPlace } from './review-queue.ts'
import { ReviewSteps } from './review-steps.tsx'

export interface ReviewOrderProps {
  view: OrderView
  place: ReviewPlace
  /** Of the list that led here. */
  listHref: string
  onShow: (orderId: string) => void
}

const noParts: readonly OrderItem[] = []

/** One finished order, with everything that the office looks at before it is approved. */
export function ReviewOrder({ view, place, listHref, onShow }: ReviewOrderProps) {
  const t = useT()
  const { order, customer, site } = view
  const reason = statusReason(order)
  const parts = useLive(orderItems(order.id)) ?? noParts
  const isUnsent = (field: string) => view.unsentFields.includes(field)

  function goOn(): void {
    const following = place.nextId ?? place.previousId
    if (following !== null) onShow(following)
  }

  return (
    <Page
      title={order.title}
      documentTitle={t('review.title')}
      width="full"
      back={{ href: listHref, label: t('orders.back') }}
      actions={<ReviewSteps place={place} onShow={onShow} />}
      note={
        <>
          <OrderBadge order={order} />
          <Link className={styles.link} href={`/orders/${order.id}`}>
            {order.ref}
          </Link>
          <PriorityMark priority={order.priority} />
          {customer && (
            <Link className={styles.link} href={`/customers/${customer.id}`}>
              {customer.name}
            </Link>
          )}
          {site && <AddressText address={site.address} inline />}
        </>
      }
    >
      <ReviewBanner order={order} />
      {reason !== '' && <Banner title={t(`orderStatus.${order.status}`)}>{reason}</Banner>}
      <div className={styles.columns}>
        <div className={styles.column}>
          <PhotosCard order={order} editable={false} />
          <ChecklistCard order={order} editable={false} unsent={isUnsent('answers')} />
          <ProblemCard view={view} />
        </div>
        <div className={styles.column}>
          <ReviewFacts order={order} />
          <ResolutionNote order={order} editable={false} unsent={isUnsent('resolution')} />
          <ItemsCard order={order} items={parts} editable={false} />
          <SignatureCard view={view} parts={parts} editable={false} />
          {order.fixedPriceMinor !== null && (
            <PriceCard minor={order.fixedPriceMinor} unsent={isUnsent('fixedPriceMinor')} />
          )}
          <InvoiceCard order={order} />
        </div>
      </div>
      <ReviewActions order={order} onDecided={goOn} />
    </Page>
  )
}

import { MessagesSquare } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import * as v from 'valibot'
import { useLocation } from 'react-router'
import { lazySheet } from '#components/lazy-sheet.tsx'
import { OrderBadge } from '#components/order-badge.tsx'
import { PriorityMark } from '#components/priority-mark.tsx'
import { ReviewMark } from '#components/review-mark.tsx'
import { readSeenOrders, writeSeenOrders } from '#components/seen-orders.ts'
import { UnsentBadge } from '#components/unsent-badge.tsx'
import { UnsentMark } from '#components/unsent-mark.tsx'
import { useDeviceWord } from '#components/use-device-word.ts'
import { orderEvidence, orderParts, type OrderPart, type OrderView } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { orderThreadId } from '#domain/message/thread.ts'
import { seenOf } from '#domain/order/changes-since.ts'
import { isOvertaken } from '#domain/order/order-machine.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/banner.tsx'
import { Card } from '#ui/card.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { MergedNote } from './merged-note.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderStepButton } from './order-step-button.tsx'
import { PlanCard } from './plan-card.tsx'
import { ReviewBanner } from './review-banner.tsx'
import { ResolutionNote } from './resolution-note.tsx'
import { SiteCard } from './site-card.tsx'
import styles from './order-detail.module.css'
import { useOrderSteps } from './use-order-steps.tsx'

// What the first look at an order does not need; the step button is there at once.
const OrderMenu = lazyPart(async () => (await import('./order-menu.tsx')).OrderMenu)
const ChecklistCard = lazyPart(
  async () => (await import('./checklist/checklist-card.tsx')).ChecklistCard,
)
const PartsCard = lazyPart(async () => (await import('./parts/parts-card.tsx')).PartsCard)
const PhotosCard = lazyPart(async () => (await import('./photos/photos-card.tsx')).PhotosCard)
const SignatureCard = lazyPart(
  async () => (await import('./signature/signature-card.tsx')).SignatureCard,
)
const SummaryButton = lazyPart(
  async () => (await import('./summary/summary-button.tsx')).SummaryButton,
)
const OrderTimeCard = lazyPart(async () => (await import('./order-time-card.tsx')).OrderTimeCard)
const AssetsCard = lazyPart(async () => (await import('./assets-card.tsx')).AssetsCard)
const EarlierCard = lazyPart(async () => (await import('./earlier-card.tsx')).EarlierCard)
const EditOrderSheet = lazySheet(
  async () => (await import('./edit-order-sheet.tsx')).EditOrderSheet,
)

const noParts: readonly OrderPart[] = []

export function OrderDetail({ view }: { view: OrderView }) {
  const t = useT()
  const device = useDeviceWord()
  const actor = useActor()
  const { search, state } = useLocation()
  const { order, site, customer } = view
  const parts = useLive(orderParts(order.id)) ?? noParts
  const steps = useOrderSteps(order, useLive(orderEvidence(order.id)), askedStep(state))
  const wide = useMediaQuery('(width >= 900px)')
  const [editing, setEditing] = useState(false)
  const mayWork = actor !== null && can(actor, 'order/work', { ...order })
  // The office reads what was answered; who is assigned answers it, also to correct it when finished.
  const mayAnswer = mayWork && order.assigneeIds.includes(actor.uid) && canAnswer(order.status)
  const mayReview = actor !== null && can(actor, 'order/review', { ...order })
  const uid = actor?.uid
  useEffect(() => {
    const seen = uid === undefined ? null : readSeenOrders(uid)
    if (uid !== undefined && seen) writeSeenOrders(uid, { ...seen, [order.id]: seenOf(order) })
  }, [uid, order])
  const isUnsent = (field: string) => view.unsentFields.includes(field)
  const mayEdit = actor !== null && can(actor, 'order/edit', { ...order })

  return (
    <Page
      title={
        <>
          {order.title} {isUnsent('title') && <UnsentMark />}
        </>
      }
      documentTitle={order.title}
      back={{ href: `/orders${search}`, label: t('orders.back') }}
      note={
        <>
          <OrderBadge status={steps.status} />
          {isUnsent('status') && <UnsentMark />}
          <span className="tabular">{order.ref}</span>
          <PriorityMark priority={order.priority} />
          {isUnsent('priority') && <UnsentMark />}
          {order.needsReview !== null && mayReview && <ReviewMark />}
          {view.unsent && <UnsentBadge />}
        </>
      }
      actions={
        <>
          {wide && <OrderStepButton steps={steps} />}
          <OrderMenu
            placeholder={<span className={styles.menuPlace} />}
            order={order}
            steps={steps}
            onEdit={mayEdit ? () => setEditing(true) : null}
          />
        </>
      }
      primary={!wide && steps.next && <OrderStepButton steps={steps} wide />}
    >
      {view.needsYou && (
        <Banner
          tone="needsYou"
          title={t('orders.needsYou')}
          action={<ButtonLink href="?panel=sync">{t('orders.needsYouLook')}</ButtonLink>}
        >
          {t('orders.needsYouNote', { device })}
        </Banner>
      )}
      <ReviewBanner order={order} />
      {order.statusReason !== '' && (
        <Banner title={t(`orderStatus.${order.status}`)}>{order.statusReason}</Banner>
      )}
      <OrderProgress status={steps.status} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <SiteCard
            customer={customer}
            site={site}
            unsent={isUnsent('customerId') || isUnsent('siteId')}
          />
          <AssetsCard order={order} />
          {(order.description || order.instructions) && (
            <Card title={t('orders.work')}>
              {order.instructions && (
                <Text title={t('orders.instructions')} unsent={isUnsent('instructions')}>
                  {order.instructions}
                </Text>
              )}
              {order.description && (
                <Text title={t('orders.description')} unsent={isUnsent('description')}>
                  {order.description}
                </Text>
              )}
            </Card>
          )}
          {order.checklist.length > 0 && (
            <Suspense fallback={null}>
              <ChecklistCard order={order} editable={mayAnswer} unsent={isUnsent('answers')} />
            </Suspense>
          )}
          {mayWork && <PartsCard order={order} parts={parts} editable={mayAnswer} />}
          <PhotosCard order={order} editable={mayWork} />
          <ResolutionNote order={order} editable={mayWork} unsent={isUnsent('resolution')} />
          <SignatureCard view={view} parts={parts} editable={mayWork} />
        </div>
        <div className={styles.column}>
          <PlanCard order={order} unsentFields={view.unsentFields} />
          <OrderTimeCard orderId={order.id} />
          <ButtonLink
            href={`/chat?thread=${orderThreadId(order.id)}`}
            icon={<MessagesSquare aria-hidden="true" />}
          >
            {t('orders.conversation')}
          </ButtonLink>
          <SummaryButton view={view} parts={parts} />
          <EarlierCard order={order} />
          <OrderHistory order={order} />
        </div>
      </div>
      {steps.dialog}
      {editing && (
        <Suspense fallback={null}>
          <EditOrderSheet view={view} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Page>
  )
}

/** Today's big button leads here where a step needs more than the tap. */
function askedStep(state: unknown): OrderStatus | null {
  const asked = v.safeParse(v.object({ step: v.literal('done') }), state)
  return asked.success ? asked.output.step : null
}

/** Before anybody has accepted it there is nothing to answer; what was invoiced is settled. */
function canAnswer(status: OrderStatus): boolean {
  return isOvertaken('dispatched', status) && !isOvertaken('done', status)
}

function Text({ title, unsent, children }: { title: string; unsent: boolean; children: string }) {
  return (
    <div className={styles.text}>
      <h3 className={styles.textTitle}>
        {title} {unsent && <UnsentMark />}
      </h3>
      <p className={styles.lines}>{children}</p>
      <MergedNote text={children} />
    </div>
  )
}

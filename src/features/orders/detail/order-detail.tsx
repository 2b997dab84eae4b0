import { shownStatus } from '#domain/order/shown-status.ts'
import { Suspense, useState } from 'react'
import * as v from 'valibot'
import { useLocation } from 'react-router'
import { SampleBadge } from '#components/sample/sample-badge.tsx'
import { LostBadge, LostBanner, ResolveLink } from '#components/order/lost-order.tsx'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { StatusBadge } from '#components/order/status-badge.tsx'
import { PriorityMark } from '#components/order/priority-mark.tsx'
import { ReviewMark } from '#components/order/review-mark.tsx'
import { UnsentBadge } from '#components/sync/unsent-badge.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { orderEvidence, orderItems, type OrderItem, type OrderView } from '#data/index.ts'
import { useActor, useLive, useTimeZone } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { statusReason } from '#domain/order/completion/status-reason.ts'
import { isWorkable } from '#domain/order/is-workable.ts'
import { lateNotices } from '#domain/order/late-notices.ts'
import { isLateStep } from '#domain/order/transitions/is-late-step.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { localDay } from '#domain/time/local-time.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { lazyPart } from '#components/lazy-part.ts'
import { ButtonLink } from '#ui/link.tsx'
import { Page } from '#ui/layout/page.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { OrderBody } from './order-body.tsx'
import { OrderWhen } from './order-when.tsx'
import { OrderBar } from '../steps/order-bar.tsx'
import { OrderProgress } from '../steps/order-progress.tsx'
import { OrderStepButton } from '../steps/order-step-button.tsx'
import { ReviewBanner } from '../steps/review-banner.tsx'
import styles from './order-detail.module.css'
import { showsEvidence } from './sections/shows-evidence.ts'
import { useIsSectioned } from './sections/use-is-sectioned.ts'
import { workPhase } from './sections/work-phase.ts'
import { useOrderBack } from './use-order-back.ts'
import { useOrderSteps } from '../steps/use-order-steps.tsx'

// Not needed for the first view of an order, unlike the step button.
const LateLines = lazyPart(async () => (await import('./late-lines.tsx')).LateLines)
const NewsBanner = lazyPart(async () => (await import('./news-banner.tsx')).NewsBanner)
const OrderClock = lazyPart(async () => (await import('./order-clock.tsx')).OrderClock)
const OrderMenu = lazyPart(async () => (await import('./order-menu.tsx')).OrderMenu)
const PauseNote = lazyPart(async () => (await import('./pause-note.tsx')).PauseNote)
const ReassignBanner = lazyPart(async () => (await import('./reassign-banner.tsx')).ReassignBanner)
const JumpRow = lazyPart(async () => (await import('./sections/jump-row.tsx')).JumpRow)
const NextOrderLink = lazyPart(
  async () => (await import('../next/next-order-link.tsx')).NextOrderLink,
)
const TakenOver = lazyPart(async () => (await import('./taken-over.tsx')).TakenOver)
const EditOrderSheet = lazySheet(
  async () => (await import('../form/edit-order-sheet.tsx')).EditOrderSheet,
)

const noParts: readonly OrderItem[] = []

export function OrderDetail({ view }: { view: OrderView }) {
  const t = useT()
  const actor = useActor()
  const { state } = useLocation()
  const back = useOrderBack()
  const { order, isLost } = view
  const parts = useLive(orderItems(order.id)) ?? noParts
  const reason = statusReason(order)
  const steps = useOrderSteps(order, useLive(orderEvidence(order.id)), {
    first: askedStep(state),
    isLost,
  })
  const isSectioned = useIsSectioned()
  const wide = useMediaQuery('(width >= 900px)')
  const [editing, setEditing] = useState(false)
  const mayReview = actor !== null && can(actor, 'order/review', { ...order })
  const uid = actor?.uid
  const timeZone = useTimeZone()
  const today = useToday(timeZone)
  const isUnsent = (field: string) => view.unsentFields.includes(field)
  const mayEdit = !isLost && actor !== null && can(actor, 'order/edit', { ...order })

  const mayAdd = !isLost && actor !== null && isWorkable(actor, { ...order })
  const isOver = workPhase(steps.status) === 'after' && order.assigneeIds.includes(uid ?? '')
  // From an order of another day nothing leads on.
  const isOfToday = localDay(order.statusAt, timeZone) === today
  const next = steps.next ? (
    <OrderBar steps={steps} />
  ) : (
    isOver && isOfToday && <NextOrderLink view={view} />
  )
  const bar = isLost ? <ResolveLink wide /> : next
  const marks = (
    <>
      <span className="tabular">{order.ref}</span>
      <PriorityMark priority={order.priority} />
      {isUnsent('priority') && <UnsentMark />}
      {order.needsReview !== null && (
        <ReviewMark office={mayReview} isIncomplete={!isLateStep(order)} />
      )}
      <SampleBadge id={order.id} />
      {view.unsent && <UnsentBadge />}
      {uid !== undefined && <OrderClock orderId={order.id} uid={uid} />}
    </>
  )
  const status = (
    <>
      {isLost ? <LostBadge /> : <StatusBadge status={steps.shown} />}
      {isUnsent('status') && !isLost && <UnsentMark />}
    </>
  )

  return (
    <div className={styles.order}>
      <Page
        title={
          <>
            {order.title} {isUnsent('title') && <UnsentMark />}
          </>
        }
        documentTitle={order.title}
        back={back}
        note={
          wide ? (
            <>
              {status}
              {marks}
            </>
          ) : (
            <div className={styles.state}>
              {status}
              <span className={styles.when}>
                <OrderWhen order={order} />
              </span>
            </div>
          )
        }
        actions={
          <div className={styles.actions}>
            {wide && <OrderStepButton steps={steps} />}
            <OrderMenu
              placeholder={<span className={styles.menuPlace} />}
              order={order}
              steps={steps}
              hasBar={!wide && steps.next !== null}
              onEdit={mayEdit ? () => setEditing(true) : null}
            />
          </div>
        }
        primary={!wide && bar}
        tools={
          isSectioned ? (
            <JumpRow
              placeholder={<div className={styles.jump} />}
              order={order}
              hasEvidence={showsEvidence({ order, parts, mayAdd })}
            />
          ) : undefined
        }
      >
        {!wide && <div className={styles.marks}>{marks}</div>}
        {isLost && <LostBanner />}
        {view.actionNeeded && !isLost && (
          <Banner
            tone="attention"
            title={t('orders.actionNeeded')}
            action={<ButtonLink href="?panel=sync">{t('orders.actionNeededView')}</ButtonLink>}
          >
            {t('orders.actionNeededNote')}
          </Banner>
        )}
        {uid !== undefined && <NewsBanner order={order} uid={uid} />}
        {!isLost && uid !== undefined && <TakenOver order={order} uid={uid} />}
        {!isLost && lateNotices(order).length > 0 && <LateLines order={order} />}
        {!isLost && <ReassignBanner order={order} />}
        <ReviewBanner order={order} />
        {reason !== '' && (
          <Banner title={t(`orderStatus.${shownStatus(order)}`)}>
            {reason}
            {order.status === 'paused' && uid !== undefined && order.assigneeIds.includes(uid) && (
              <PauseNote />
            )}
          </Banner>
        )}
        {!isLost && <OrderProgress order={order} status={steps.status} />}
        <OrderBody view={view} parts={parts} />
        {steps.dialog}
        {editing && (
          <Suspense fallback={null}>
            <EditOrderSheet view={view} onClose={() => setEditing(false)} />
          </Suspense>
        )}
      </Page>
    </div>
  )
}

/** The step that Today's button leads here for, when it needs more than a tap. */
function askedStep(state: unknown): OrderStatus | null {
  const asked = v.safeParse(v.object({ step: v.literal('done') }), state)
  return asked.success ? asked.output.step : null
}

import { MessagesSquare } from 'lucide-react'
import { memo, Suspense } from 'react'
import type { OrderItem, OrderView } from '#data/index.ts'
import { useActor } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { orderThreadId } from '#domain/message/thread.ts'
import { isWorkable } from '#domain/order/is-workable.ts'
import { hasPassed } from '#domain/order/transitions/order-machine.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { useT } from '#messages/index.ts'
import { lazyPart } from '#components/lazy-part.ts'
import { ButtonLink } from '#ui/link.tsx'
import { OrderHistory } from '../history/order-history.tsx'
import styles from './order-detail.module.css'
import { PlanCard } from './plan-card.tsx'
import { ProblemCard } from './problem-card.tsx'
import { ResolutionNote } from './resolution-note.tsx'
import { OrderSections } from './sections/order-sections.tsx'
import { showsEvidence } from './sections/shows-evidence.ts'
import { useIsSectioned } from './sections/use-is-sectioned.ts'
import { workPhase } from './sections/work-phase.ts'
import { SiteCard } from './site-card.tsx'

// Not needed for the first view of an order.
const ChecklistCard = lazyPart(
  async () => (await import('../checklist/checklist-card.tsx')).ChecklistCard,
)
const ItemsCard = lazyPart(async () => (await import('../items/items-card.tsx')).ItemsCard)
const PhotosCard = lazyPart(async () => (await import('../photos/photos-card.tsx')).PhotosCard)
const SignatureCard = lazyPart(
  async () => (await import('../signature/signature-card.tsx')).SignatureCard,
)
const SummaryButton = lazyPart(
  async () => (await import('../summary/summary-button.tsx')).SummaryButton,
)
const WorkSummary = lazyPart(async () => (await import('../summary/work-summary.tsx')).WorkSummary)
const OrderTimeCard = lazyPart(async () => (await import('./order-time-card.tsx')).OrderTimeCard)
const InvoiceCard = lazyPart(async () => (await import('./invoice-card.tsx')).InvoiceCard)
const OrderPayments = lazyPart(async () => (await import('./order-payments.tsx')).OrderPayments)
const EstimatesCard = lazyPart(async () => (await import('./estimates-card.tsx')).EstimatesCard)
const NeededCard = lazyPart(async () => (await import('./needed-card.tsx')).NeededCard)
const TellCard = lazyPart(async () => (await import('./tell-card.tsx')).TellCard)
const PriceCard = lazyPart(async () => (await import('./price-card.tsx')).PriceCard)
const PlanLink = lazyPart(async () => (await import('./plan-link.tsx')).PlanLink)
const AssetsCard = lazyPart(async () => (await import('./assets-card.tsx')).AssetsCard)
const EarlierCard = lazyPart(async () => (await import('../history/earlier-card.tsx')).EarlierCard)

export interface OrderBodyProps {
  view: OrderView
  parts: readonly OrderItem[]
}

/** Everything on the order page below its header; re-rendered only when the stored order changes. */
export const OrderBody = memo(function OrderBody({ view, parts }: OrderBodyProps) {
  const t = useT()
  const actor = useActor()
  const { order, site, customer } = view
  const mayWork = actor !== null && can(actor, 'order/work', { ...order })
  // It would be refused like what was done before.
  const mayAdd = !view.isLost && actor !== null && isWorkable(actor, { ...order })
  // The office only reads the answers; assigned people give them, and may correct them after completion.
  const mayAnswer = mayAdd && order.assigneeIds.includes(actor.uid) && canAnswer(order.status)
  const isReviewed = order.status === 'reviewed' || order.status === 'invoiced'
  const mayInvoice = isReviewed && actor !== null && can(actor, 'invoice/view')
  const isSectioned = useIsSectioned()
  const isUnsent = (field: string) => view.unsentFields.includes(field)

  const siteZone = site?.timeZone ?? null

  const problem = <ProblemCard view={view} bare={isSectioned} />
  const where = (
    <SiteCard
      order={order}
      customer={customer}
      site={site}
      unsent={isUnsent('customerId') || isUnsent('siteId')}
    />
  )
  const assets = <AssetsCard order={order} unsent={isUnsent('assetIds')} />
  const needed = order.neededItems.length > 0 && (
    <NeededCard order={order} unsent={isUnsent('neededItems')} />
  )
  const checklist = order.checklist.length > 0 && (
    <Suspense fallback={null}>
      <ChecklistCard
        order={order}
        editable={mayAnswer}
        unsent={isUnsent('answers')}
        bare={isSectioned}
      />
    </Suspense>
  )
  const items = mayWork && <ItemsCard order={order} items={parts} editable={mayAnswer} />
  const photos = <PhotosCard order={order} editable={mayAdd} />
  const words = <ResolutionNote order={order} editable={mayAdd} unsent={isUnsent('resolution')} />
  const signature = <SignatureCard view={view} parts={parts} editable={mayAdd} />
  const money = (
    <>
      {mayInvoice && <InvoiceCard order={order} />}
      {hasPassed('enRoute', order.status) && <OrderPayments order={order} customer={customer} />}
      <EstimatesCard order={order} />
      {order.fixedPriceMinor !== null && (
        <PriceCard minor={order.fixedPriceMinor} unsent={isUnsent('fixedPriceMinor')} />
      )}
    </>
  )
  const plan = (
    <>
      <PlanCard order={order} siteZone={siteZone} unsentFields={view.unsentFields} />
      {order.open && <TellCard order={order} customer={customer} siteZone={siteZone} />}
      {order.planId !== null && <PlanLink planId={order.planId} />}
    </>
  )
  const time = <OrderTimeCard orderId={order.id} mayAdd={mayAdd} bare={isSectioned} />
  const talk = (
    <ButtonLink
      href={`/chat?thread=${orderThreadId(order.id)}`}
      icon={<MessagesSquare aria-hidden="true" />}
    >
      {t('orders.conversation')}
    </ButtonLink>
  )
  const report = <SummaryButton view={view} parts={parts} />
  const earlier = <EarlierCard order={order} bare={isSectioned} />
  const history = <OrderHistory key={order.id} order={order} bare={isSectioned} />

  if (isSectioned) {
    const isOver = workPhase(order.status) === 'after'
    return (
      <>
        {isOver && <WorkSummary view={view} parts={parts} />}
        {isOver && report}
        <OrderSections
          view={view}
          parts={parts}
          content={{
            order: (
              <>
                {problem}
                {where}
                {talk}
                {needed}
                {plan}
                {assets}
                {money}
              </>
            ),
            checklist,
            evidence: showsEvidence({ order, parts, mayAdd }) && (
              <>
                {photos}
                {items}
                {words}
                {signature}
                {!isOver && report}
              </>
            ),
            earlier,
            time,
            history,
          }}
        />
      </>
    )
  }
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {problem}
        {where}
        {assets}
        {needed}
        {checklist}
        {items}
        {photos}
        {words}
        {signature}
      </div>
      <div className={styles.column}>
        {money}
        {plan}
        {time}
        {talk}
        {report}
        {earlier}
        {history}
      </div>
    </div>
  )
})

/** Before anyone has accepted the order there is nothing to answer; an invoiced order is final. */
function canAnswer(status: OrderStatus): boolean {
  return hasPassed('dispatched', status) && !hasPassed('done', status)
}

import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { lengthText } from '#components/text/length-text.ts'
import { WhenText } from '#components/text/when-text.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import {
  type OrderItem,
  orderEvidence,
  orderHistory,
  orderTime,
  type OrderView,
} from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { withPhotos } from '#domain/checklist/photo-answers.ts'
import { checklistProgress } from '#domain/checklist/checklist-progress.ts'
import type { Evidence } from '#domain/order/completion/missing-requirements.ts'
import { orderClock } from '#domain/time/order-clock.ts'
import { useNow, useT } from '#messages/index.ts'
import { useEarlierVisits } from '../../history/use-earlier-visits.ts'
import { groupHistory } from '../../history/group-history.ts'
import { openSections, type OrderSection } from './open-sections.ts'
import { sectionElementId } from './section-element.ts'
import { Section } from './section.tsx'
import styles from './section.module.css'
import { useSection } from './use-section.ts'
import { workPhase } from './work-phase.ts'

export interface OrderSectionsProps {
  view: OrderView
  parts: readonly OrderItem[]
  /** What each section holds; null for one that has nothing to show. */
  content: Readonly<Record<OrderSection, ReactNode>>
}

/** The order as a phone shows it: one section below the other, those that are done as one line. */
export function OrderSections(props: OrderSectionsProps) {
  const evidence = useLive(orderEvidence(props.view.order.id))
  return evidence && <KnownSections {...props} evidence={evidence} />
}

function KnownSections({
  view,
  parts,
  content,
  evidence,
}: OrderSectionsProps & { evidence: Evidence }) {
  const t = useT()
  const { order, customer } = view
  const open = openSections(order, order.status, evidence)
  return (
    <div className={styles.sections}>
      <Part order={order} id="order" open={open} title={t('orders.order')} summary={customer?.name}>
        {content.order}
      </Part>
      <EarlierPart order={order} open={open}>
        {content.earlier}
      </EarlierPart>
      {content.checklist && (
        <Part
          order={order}
          id="checklist"
          open={open}
          title={t('checklist.title')}
          summary={
            <>
              <Checked order={order} evidence={evidence} />{' '}
              {view.unsentFields.includes('answers') && <UnsentMark />}
            </>
          }
        >
          {content.checklist}
        </Part>
      )}
      {content.evidence && (
        <Part
          order={order}
          id="evidence"
          open={open}
          title={t('orders.section.evidence')}
          summary={<Gathered evidence={evidence} parts={parts} />}
        >
          {content.evidence}
        </Part>
      )}
      <TimePart order={order} open={open}>
        {content.time}
      </TimePart>
      <Part
        order={order}
        id="history"
        open={open}
        title={t('orders.history')}
        summary={<Happened orderId={order.id} />}
      >
        {content.history}
      </Part>
    </div>
  )
}

interface PartProps extends Pick<OrderView, 'order'> {
  id: OrderSection
  open: ReadonlySet<OrderSection>
  title: string
  summary: ReactNode
  children: ReactNode
}

function Part({ order, id, open, title, summary, children }: PartProps) {
  const [isOpen, toggle] = useSection(
    `${order.id}/${id}`,
    order.status === 'accepted' ? 'accepted' : workPhase(order.status),
    open.has(id),
  )
  return (
    <Section
      elementId={sectionElementId(id)}
      title={title}
      summary={summary}
      isOpen={isOpen}
      onToggle={toggle}
    >
      {children}
    </Section>
  )
}

type OwnPartProps = Pick<PartProps, 'order' | 'open' | 'children'>

function EarlierPart(props: OwnPartProps) {
  const t = useT()
  const [latest, ...more] = useEarlierVisits(props.order)
  if (!latest) return null
  const summary = (
    <>
      <WhenText at={latest.at} show="date" />
      {more.length > 0 && ` + ${more.length}`}
    </>
  )
  return <Part {...props} id="earlier" title={t('orders.earlier')} summary={summary} />
}

function TimePart(props: OwnPartProps) {
  const t = useT()
  const now = useNow()
  const uid = useActor()?.uid ?? ''
  const entries = useLive(orderTime(props.order.id))
  if (!entries || entries.length === 0) return null
  const clock = orderClock(entries, { uid, now })
  const length = clock && lengthText(t, clock.spentMs)
  const summary = clock?.isRunning ? `${length} · ${t('time.running')}` : length
  return <Part {...props} id="time" title={t('time.order')} summary={summary} />
}

function Checked({ order, evidence }: Pick<OrderView, 'order'> & { evidence: Evidence }) {
  const t = useT()
  const answers = withPhotos(order.checklist, order.answers, evidence.photos)
  const { answered, all, incomplete, failed } = checklistProgress(order.checklist, answers)
  return (
    <>
      {t('orders.section.checked', { answered, all })}
      {incomplete > 0 && `, ${t('checklist.incompleteCount', { count: incomplete })}`}
      {failed.length > 0 && (
        <span className={clsx(styles.failed)}>
          {', '}
          {t('checklist.failedCount', { count: failed.length })}
        </span>
      )}
    </>
  )
}

function Gathered({
  evidence: { photos, isSigned },
  parts,
}: {
  evidence: Evidence
  parts: readonly OrderItem[]
}) {
  const t = useT()
  const words = [
    ...(photos.length > 0 ? [t('photo.count', { count: photos.length })] : []),
    ...(parts.length > 0 ? [t('orders.section.parts', { count: parts.length })] : []),
    ...(isSigned ? [t('orders.section.signed')] : []),
  ]
  return words.length > 0 && words.join(', ')
}

function Happened({ orderId }: { orderId: string }) {
  const t = useT()
  const entries = useLive(orderHistory(orderId)) ?? []
  if (entries.length === 0) return null
  return t('orders.section.entries', { count: groupHistory(entries).length })
}

import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { OrderBadge } from '#components/order/order-badge.tsx'
import { orderById } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import type { Answer } from '#domain/checklist/answer.ts'
import type { ChecklistItem } from '#domain/checklist/checklist-item.ts'
import { limits } from '#domain/entities/fields.ts'
import type { Order } from '#domain/entities/order.ts'
import { followUpId, followUpTitle } from '#domain/order/follow-up.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Link } from '#ui/link.tsx'
import styles from './checklist.module.css'
import { findingText } from './finding-text.ts'

const FollowUpSheet = lazySheet(async () => (await import('./follow-up-sheet.tsx')).FollowUpSheet)

export interface FollowUpRequestProps {
  order: Order
  /** The person who would request the follow-up. */
  uid: string
  item: ChecklistItem
  answer: Answer
}

/** Offers a follow-up order for a failed check; once it is requested, links to it. */
export function FollowUpRequest({ order, uid, item, answer }: FollowUpRequestProps) {
  const t = useT()
  const format = useFormat()
  const id = followUpId(order.id, item.id, uid)
  const asked = useLive(orderById(id))
  const [asking, setAsking] = useState(false)
  if (asked === undefined) return null
  if (asked) {
    return (
      <p className={styles.asked}>
        <Link href={`/orders/${id}`}>{t('checklist.followUpRequested')}</Link>
        <OrderBadge order={asked.order} bare />
      </p>
    )
  }
  return (
    <>
      <Button size="small" className={styles.followUp} onPress={() => setAsking(true)}>
        {t('checklist.followUp')}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <FollowUpSheet
            id={id}
            order={order}
            title={
              followUpTitle(order.title, answer.note) ??
              t('checklist.followUpTitleOf', { title: order.title }).slice(0, limits.line)
            }
            note={findingText(t, format, item, answer)}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}

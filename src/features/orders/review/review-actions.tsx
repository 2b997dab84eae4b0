import { CalendarPlus, Check, FilePlus2, Undo2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { followUpsOf } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { ButtonLink } from '#ui/link.tsx'
import styles from './review-order.module.css'
import { useReview } from './use-review.ts'

const SendBackSheet = lazySheet(async () => (await import('./send-back-sheet.tsx')).SendBackSheet)

export interface ReviewActionsProps {
  order: Order
  /** Once a decision is stored. */
  onDecided: () => void
}

/** What the office decides about the order; always in view. */
export function ReviewActions({ order, onDecided }: ReviewActionsProps) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  const { approve, bill, sendBack, returnVisit, isSaving } = useReview(order, onDecided)
  // Where one was asked for on site, another is the exception.
  const isAskedFor = (useLive(followUpsOf(order)) ?? []).length > 0
  const returnLeads = returnVisit !== null && !isAskedFor
  const returnLink = returnVisit !== null && (
    <ButtonLink
      href={returnVisit}
      variant={returnLeads ? 'primary' : undefined}
      size="large"
      icon={<CalendarPlus aria-hidden="true" />}
    >
      {t('review.returnVisit')}
    </ButtonLink>
  )
  return (
    <div className={styles.bar} data-foot>
      {returnLeads && returnLink}
      {approve && (
        <Button
          variant={returnLeads ? undefined : 'primary'}
          size="large"
          icon={<Check aria-hidden="true" />}
          isDisabled={isSaving}
          onPress={approve}
        >
          {t('review.approve')}
        </Button>
      )}
      {bill && (
        <Button
          size="large"
          icon={<FilePlus2 aria-hidden="true" />}
          isDisabled={isSaving}
          onPress={bill}
        >
          {t('review.bill')}
        </Button>
      )}
      {sendBack && (
        <Button
          size="large"
          icon={<Undo2 aria-hidden="true" />}
          isDisabled={isSaving}
          onPress={() => setAsking(true)}
        >
          {t('review.sendBack')}
        </Button>
      )}
      {!returnLeads && returnLink}
      {isAsking && sendBack && (
        <Suspense fallback={null}>
          <SendBackSheet order={order} onClose={() => setAsking(false)} onSend={sendBack} />
        </Suspense>
      )}
    </div>
  )
}

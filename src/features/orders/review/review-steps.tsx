import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useT } from '#messages/index.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import styles from './review-order.module.css'
import type { ReviewPlace } from './review-queue.ts'
import { useLetterKeys } from './use-letter-keys.ts'

export interface ReviewStepsProps {
  place: ReviewPlace
  onShow: (orderId: string) => void
}

/** Where one is in the queue, and the way to the orders before and after; J and K go there too. */
export function ReviewSteps({ place, onShow }: ReviewStepsProps) {
  const t = useT()
  const { position, count, previousId, nextId } = place
  const to = (id: string | null) => (id === null ? null : () => onShow(id))
  const previous = to(previousId)
  const next = to(nextId)
  useLetterKeys({ j: next, k: previous })
  return (
    <div className={styles.steps}>
      <IconButton
        label={t('review.previous')}
        icon={<ChevronLeft />}
        isDisabled={!previous}
        onPress={() => previous?.()}
        aria-keyshortcuts="K"
      />
      <output className={styles.position}>{t('review.position', { position, count })}</output>
      <IconButton
        label={t('review.next')}
        icon={<ChevronRight />}
        isDisabled={!next}
        onPress={() => next?.()}
        aria-keyshortcuts="J"
      />
    </div>
  )
}

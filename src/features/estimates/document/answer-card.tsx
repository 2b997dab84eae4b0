import { PhotoThumb } from '#components/photo/photo-thumb.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import { useData } from '#data/react.ts'
import type { EstimateContent } from '#domain/estimate/estimate-content.ts'
import type { Photo } from '#domain/entities/photo.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import styles from '../options.module.css'

export interface AnswerCardProps {
  decision: NonNullable<EstimateContent['decision']>
  /** null without one, and while it has not reached this device. */
  signature: Photo | null
}

/** What the customer said, and how that is proved. */
export function AnswerCard({ decision, signature }: AnswerCardProps) {
  const t = useT()
  const data = useData()
  const { name, at, optionId, reason } = decision
  return (
    <Card title={t('estimates.answer')}>
      <div className={styles.fields}>
        <p>
          {t(optionId === '' ? 'estimates.declinedBy' : 'estimates.approvedBy', { name })}
          {' · '}
          <WhenText at={at} />
        </p>
        {reason !== '' && <p className={styles.note}>{reason}</p>}
        {signature && (
          <div className={styles.picture}>
            <PhotoThumb photo={signature} load={data.photoBytes} />
          </div>
        )}
      </div>
    </Card>
  )
}

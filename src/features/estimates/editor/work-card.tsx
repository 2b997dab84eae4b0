import { parseName } from '#components/document/number-text.ts'
import { TypedField } from '#components/document/typed-field.tsx'
import type { EstimateView } from '#data/index.ts'
import { limits } from '#domain/entities/fields.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { PlaceFields } from '../place-fields.tsx'
import { PlaceText } from '../place-text.tsx'
import styles from '../options.module.css'
import type { EstimateChange, EstimateFields } from './use-estimate-edits.ts'

export interface WorkCardProps {
  view: EstimateView
  fields: EstimateFields
  onChange: (more: EstimateChange) => void
}

/** What is estimated, and for whom. The site of an estimate on an order is the order's. */
export function WorkCard({ view, fields, onChange }: WorkCardProps) {
  const t = useT()
  return (
    <Card title={t('estimates.work')}>
      <div className={styles.fields}>
        <TypedField
          label={t('estimates.name')}
          maxLength={limits.line}
          value={fields.title}
          parse={parseName}
          bad={t('invoiceDraft.badName')}
          onValue={(title) => onChange({ title })}
        />
        {view.estimate.orderId === null ? (
          <PlaceFields
            place={fields}
            tried={false}
            onChange={({ customerId, siteId }) => {
              if (customerId !== null && siteId !== null) onChange({ customerId, siteId })
            }}
          />
        ) : (
          <PlaceText view={view} />
        )}
      </div>
    </Card>
  )
}

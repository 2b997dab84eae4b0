import { DiscountFields } from '#components/document/discount-fields.tsx'
import { limits } from '#domain/entities/fields.ts'
import { useT } from '#messages/index.ts'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { FieldRow } from '#ui/form/form.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Card } from '#ui/layout/card.tsx'
import styles from '../options.module.css'
import type { EstimateChange, EstimateFields } from './use-estimate-edits.ts'

export interface TermsCardProps {
  currency: string
  fields: EstimateFields
  onChange: (more: EstimateChange) => void
}

/** What is about every option: how long it is valid, the deposit, and a note. */
export function TermsCard({ currency, fields, onChange }: TermsCardProps) {
  const t = useT()
  return (
    <Card title={t('invoiceDraft.details')}>
      <div className={styles.fields}>
        <FieldRow>
          <DateTimeField
            type="date"
            label={t('estimates.validUntil')}
            value={fields.validUntil}
            onChange={({ target }) => target.value && onChange({ validUntil: target.value })}
          />
        </FieldRow>
        <DiscountFields
          label={t('estimates.deposit')}
          kindLabel={t('deposit.askKind')}
          discount={fields.deposit}
          currency={currency}
          onChange={(deposit) => onChange({ deposit })}
        />
        <Switch
          label={t('invoiceDraft.inclusive')}
          checked={fields.isInclusive}
          onChange={({ target }) => onChange({ isInclusive: target.checked })}
        />
        <TextArea
          label={t('invoiceDraft.noteToCustomer')}
          rows={2}
          maxLength={limits.text}
          value={fields.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </div>
    </Card>
  )
}

import type { Invoice } from '#domain/entities/invoice.ts'
import { limits } from '#domain/entities/fields.ts'
import { parseNumber } from '#lib/parse-number.ts'
import { useT } from '#messages/index.ts'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { FieldRow } from '#ui/form/form.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Card } from '#ui/layout/card.tsx'
import { DiscountFields } from '#components/document/discount-fields.tsx'
import styles from './terms-card.module.css'
import { TypedField } from '#components/document/typed-field.tsx'
import type { DraftFields } from './use-draft-edits.ts'

export interface TermsCardProps {
  invoice: Invoice
  fields: DraftFields
  onChange: (more: Partial<DraftFields>) => void
}

/** What is about the whole document: when it is due, its discount, when the work was done, and a note. */
export function TermsCard({ invoice, fields, onChange }: TermsCardProps) {
  const t = useT()
  const isCredit = invoice.kind === 'credit'
  return (
    <Card title={t('invoiceDraft.details')}>
      <div className={styles.fields}>
        <FieldRow>
          {!isCredit && (
            <TypedField
              label={t('invoiceDraft.terms')}
              inputMode="numeric"
              maxLength={3}
              after={t('invoiceDraft.days')}
              value={String(fields.termsDays)}
              parse={parseDays}
              bad={t('invoiceDraft.badDays')}
              onValue={(termsDays) => onChange({ termsDays })}
            />
          )}
          <DateTimeField
            type="date"
            label={t('invoiceDraft.supplyFrom')}
            value={fields.supplyFrom ?? ''}
            max={fields.supplyTo ?? undefined}
            onChange={({ target }) => onChange({ supplyFrom: target.value || null })}
          />
          <DateTimeField
            type="date"
            label={t('invoiceDraft.supplyTo')}
            value={fields.supplyTo ?? ''}
            min={fields.supplyFrom ?? undefined}
            onChange={({ target }) => onChange({ supplyTo: target.value || null })}
          />
        </FieldRow>
        <DiscountFields
          label={t('invoiceDraft.documentDiscount')}
          kindLabel={t('invoiceDraft.discountKind')}
          discount={fields.discount}
          currency={invoice.currency}
          onChange={(discount) => onChange({ discount })}
        />
        {!isCredit && (
          <Switch
            label={t('invoiceDraft.inclusive')}
            checked={fields.isInclusive}
            onChange={({ target }) => onChange({ isInclusive: target.checked })}
          />
        )}
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

function parseDays(text: string): number | undefined {
  const days = parseNumber(text)
  return days !== null && days !== undefined && Number.isInteger(days) && days >= 0 && days <= 365
    ? days
    : undefined
}

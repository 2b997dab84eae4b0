import { Trash2 } from 'lucide-react'
import { LineList } from '#components/document/line-list.tsx'
import { parseName } from '#components/document/number-text.ts'
import { SumsList } from '#components/document/sums-list.tsx'
import { TypedField } from '#components/document/typed-field.tsx'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import type { Company } from '#domain/entities/company.ts'
import { limits } from '#domain/entities/fields.ts'
import {
  type EstimateLine,
  type EstimateOption,
  optionNoteLength,
} from '#domain/estimate/estimate-content.ts'
import { withLinesOf, withoutOption } from '#domain/estimate/option-edits.ts'
import type { DocumentTotals } from '#domain/money/document/document.ts'
import type { LinePricing } from '#domain/pricing/line-pricing.ts'
import { useT } from '#messages/index.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Card } from '#ui/layout/card.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import styles from '../options.module.css'
import type { EstimateChange } from './use-estimate-edits.ts'

const ItemSheet = lazySheet(async () => (await import('./item-sheet.tsx')).ItemSheet)

export interface OptionCardProps {
  option: EstimateOption
  lines: readonly EstimateLine[]
  /** null where they are too large. */
  totals: DocumentTotals | null
  isInclusive: boolean
  /** There is no other one, so that it cannot be removed. */
  isOnly: boolean
  currency: string
  company: Company | null
  pricing: LinePricing | null
  /** Why it cannot be sent. */
  linesError: string | undefined
  onChange: (more: EstimateChange) => void
}

/** One option of a draft: its name, note, lines and sums. */
export function OptionCard(props: OptionCardProps) {
  const { option, lines, totals, isInclusive, isOnly, currency, company, pricing } = props
  const { linesError, onChange } = props
  const t = useT()

  function changeOption(more: Partial<EstimateOption>) {
    onChange((now) => ({
      options: now.options.map((one) => (one.id === option.id ? { ...one, ...more } : one)),
    }))
  }

  function remove() {
    onChange((now) => withoutOption(now, option.id))
    const undo = () =>
      onChange((now) => ({ options: [...now.options, option], lines: [...now.lines, ...lines] }))
    showToast(t('estimates.optionRemoved'), { action: { label: t('action.undo'), onPress: undo } })
  }

  return (
    <section aria-label={option.name}>
      <Card flush>
        <div className={styles.head}>
          <TypedField
            label={t('estimates.option')}
            maxLength={limits.line}
            value={option.name}
            parse={parseName}
            bad={t('invoiceDraft.badName')}
            onValue={(name) => changeOption({ name })}
          />
          {!isOnly && (
            <IconButton
              label={t('estimates.removeOption', { name: option.name })}
              icon={<Trash2 />}
              onPress={remove}
            />
          )}
        </div>
        <div className={styles.optionNote}>
          <TextArea
            label={t('estimates.optionNote')}
            optionalLabel={t('form.optional')}
            rows={2}
            maxLength={optionNoteLength}
            value={option.note}
            onChange={({ target }) => changeOption({ note: target.value })}
          />
        </div>
        <LineList
          lines={lines}
          currency={currency}
          company={company}
          totals={totals}
          pricing={pricing}
          mayAdd
          error={linesError}
          isNarrow={!isOnly}
          onChange={(change) => onChange((now) => ({ lines: withLinesOf(now, option.id, change) }))}
          ItemSheet={ItemSheet}
        />
        <div className={styles.sums}>
          {totals ? (
            <SumsList totals={totals} currency={currency} isInclusive={isInclusive} />
          ) : (
            t('problem.estimateTooLarge')
          )}
        </div>
      </Card>
    </section>
  )
}

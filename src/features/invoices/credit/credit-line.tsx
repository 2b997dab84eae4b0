import { unitText } from '#components/invoice/unit-text.ts'
import { MoneyText } from '#components/text/money-text.tsx'
import type { LeftLine } from '#domain/invoice/left-to-credit.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { milliText, parseMilli } from '#components/document/number-text.ts'
import { TypedField } from '#components/document/typed-field.tsx'
import styles from './credit-sheet.module.css'

export interface CreditLineProps {
  left: LeftLine
  currency: string
  quantityMilli: number
  onChange: (quantityMilli: number) => void
}

/** How much of a line is taken back. */
export function CreditLine({ left, currency, quantityMilli, onChange }: CreditLineProps) {
  const t = useT()
  const { locale } = useFormat()
  const { line, leftMilli } = left
  const unit = (milli: number) => unitText(t, line.unitCode, milli)
  const text = (milli: number) => `${milliText(milli, locale)} ${unit(milli)}`
  return (
    <div className={styles.line}>
      <Checkbox
        label={line.name}
        checked={quantityMilli !== 0}
        indeterminate={quantityMilli !== 0 && quantityMilli !== leftMilli}
        onChange={() => onChange(quantityMilli === 0 ? leftMilli : 0)}
        description={
          <>
            <MoneyText minor={line.priceMinor} currency={currency} />
            {' · '}
            {t('invoiceDoc.creditLeft', {
              count: text(leftMilli),
              whole: text(line.quantityMilli),
            })}
          </>
        }
      />
      <TypedField
        label={t('invoiceDoc.creditQuantity', { name: line.name })}
        hideLabel
        className={styles.quantity}
        inputMode="decimal"
        maxLength={14}
        after={unit(quantityMilli)}
        value={milliText(quantityMilli, locale)}
        parse={(typed) => within(parseMilli(typed), leftMilli)}
        bad={t('invoiceDoc.creditBad', { most: text(leftMilli) })}
        onValue={onChange}
      />
    </div>
  )
}

function within(milli: number | undefined, leftMilli: number): number | undefined {
  if (milli === undefined || milli === 0) return milli
  const isOver = Math.abs(milli) > Math.abs(leftMilli) || Math.sign(milli) !== Math.sign(leftMilli)
  return isOver ? undefined : milli
}

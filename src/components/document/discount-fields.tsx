import { parsePercent, percentText } from '#components/company/parse-percent.ts'
import type { Discount } from '#domain/money/document/document.ts'
import { amountText } from '#components/text/amount-text.ts'
import { parseMinor } from '#domain/money/parse-minor.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Select } from '#ui/form/select.tsx'
import styles from './discount-fields.module.css'
import { TypedField } from './typed-field.tsx'

export interface DiscountFieldsProps {
  label: string
  /** The name of the choice between a share and an amount. */
  kindLabel: string
  discount: Discount | null
  currency: string
  onChange: (discount: Discount | null) => void
}

/** A share or an amount, such as a discount or a deposit; empty for nothing. */
export function DiscountFields(props: DiscountFieldsProps) {
  const { label, kindLabel, discount, currency, onChange } = props
  const t = useT()
  const { locale } = useFormat()
  const kind = discount?.kind ?? 'percent'
  const isPercent = kind === 'percent'
  return (
    <div className={styles.fields}>
      <TypedField<Discount | null>
        key={kind}
        label={label}
        inputMode="decimal"
        maxLength={16}
        after={isPercent ? '%' : currency}
        value={textOf(discount, currency, locale)}
        parse={(text) => (isPercent ? percentOf(text) : amountOf(text, currency))}
        bad={t(isPercent ? 'invoiceDraft.badPercent' : 'invoiceDraft.badAmount')}
        onValue={onChange}
      />
      <Select
        label={kindLabel}
        value={kind}
        options={[
          { value: 'percent', label: t('invoiceDraft.discountPercent') },
          { value: 'amount', label: t('invoiceDraft.discountAmount') },
        ]}
        onChange={({ target }) =>
          onChange(
            target.value === 'amount'
              ? { kind: 'amount', minor: 0 }
              : { kind: 'percent', milliPercent: 0 },
          )
        }
      />
    </div>
  )
}

function textOf(discount: Discount | null, currency: string, locale: string): string {
  if (discount === null) return ''
  if (discount.kind === 'percent')
    return discount.milliPercent === 0 ? '' : percentText(discount.milliPercent, locale)
  return discount.minor === 0 ? '' : amountText(discount.minor, currency, locale)
}

function percentOf(text: string): Discount | null | undefined {
  if (text.trim() === '') return null
  const milliPercent = parsePercent(text)
  return milliPercent === null ? undefined : { kind: 'percent', milliPercent }
}

function amountOf(text: string, currency: string): Discount | null | undefined {
  if (text.trim() === '') return { kind: 'amount', minor: 0 }
  const minor = parseMinor(text, currency)
  return minor === undefined ? undefined : { kind: 'amount', minor }
}

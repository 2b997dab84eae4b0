import { useEffect, useRef, useState } from 'react'
import { MoneyText } from '#components/text/money-text.tsx'
import { unitText } from '#components/invoice/unit-text.ts'
import type { Company } from '#domain/entities/company.ts'
import { limits } from '#domain/entities/fields.ts'
import type { InvoiceLine } from '#domain/invoice/invoice-content.ts'
import { unitCodes } from '#domain/stock/unit-codes.ts'
import { amountText } from '#components/text/amount-text.ts'
import { parseMinor } from '#domain/money/parse-minor.ts'
import { useFormat, useT } from '#messages/index.ts'
import { toQuantity, typedPrice } from '#domain/pricing/reprice.ts'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { DiscountFields } from './discount-fields.tsx'
import { LineMenu, type LineMenuProps } from './line-menu.tsx'
import styles from './line-row.module.css'
import { PriceSourceText } from './price-source-text.tsx'
import { milliText, parseMilli, parseName } from './number-text.ts'
import { TaxSelect } from './tax-select.tsx'
import { TypedField } from './typed-field.tsx'

export interface LineRowProps extends Pick<
  LineMenuProps,
  'line' | 'place' | 'isLast' | 'pricing' | 'onMove' | 'onRemove'
> {
  currency: string
  company: Company | null
  /** null where the sums are too large. */
  amountMinor: number | null
  /** In columns whose head names them; otherwise every field has its label. */
  wide: boolean
  /** In several rows, whatever the width of the screen. */
  isNarrow: boolean
  /** Its note heads it together with other lines. */
  isGrouped: boolean
  /** Its name is typed next. */
  isNew: boolean
  onChange: (more: Partial<InvoiceLine>) => void
}

/** The fields of a line. */
export function LineRow(props: LineRowProps) {
  const { line, place, currency, company, amountMinor, wide, isNew, isGrouped, onChange } = props
  const t = useT()
  const { locale, number } = useFormat()
  const name = useRef<HTMLInputElement>(null)
  const [wantsNote, setWantsNote] = useState(false)
  const hasNote = wantsNote || (line.note !== '' && !isGrouped)
  const [hasDiscount, setHasDiscount] = useState(line.discount !== null)
  useEffect(() => {
    if (isNew) name.current?.select()
  }, [isNew])
  const units = unitCodes.map((code) => ({ value: code, label: unitText(t, code) }))
  const isOtherUnit = !unitCodes.some((code) => code === line.unitCode)
  return (
    <fieldset
      className={styles.line}
      data-narrow={props.isNarrow || undefined}
      aria-label={t('invoiceDraft.line', { place })}
    >
      <div className={styles.fields}>
        <TypedField
          ref={name}
          className={styles.name}
          label={t('invoiceDraft.name')}
          hideLabel={wide}
          maxLength={limits.line}
          value={line.name}
          parse={parseName}
          bad={t('invoiceDraft.badName')}
          onValue={(to) => onChange({ name: to })}
        />
        <TypedField
          className={styles.quantity}
          label={t('invoiceDraft.quantity')}
          hideLabel={wide}
          inputMode="decimal"
          maxLength={14}
          value={milliText(line.quantityMilli, locale)}
          parse={parseMilli}
          bad={t('form.number')}
          onValue={(to) => onChange(toQuantity(line, to, props.pricing))}
        />
        <Select
          className={styles.unit}
          label={t('invoiceDraft.unit')}
          hideLabel={wide}
          value={line.unitCode}
          options={[
            ...units,
            ...(isOtherUnit ? [{ value: line.unitCode, label: line.unitCode }] : []),
          ]}
          onChange={({ target }) => onChange({ unitCode: target.value })}
        />
        <TypedField
          className={styles.price}
          label={
            line.perQuantity === 1
              ? t('invoiceDraft.price')
              : t('invoiceDraft.pricePer', { count: number(line.perQuantity) })
          }
          hideLabel={wide && line.perQuantity === 1}
          inputMode="decimal"
          maxLength={16}
          value={amountText(line.priceMinor, currency, locale)}
          parse={(text) => (text.trim() === '' ? undefined : parseMinor(text, currency))}
          bad={t('invoiceDraft.badAmount')}
          onValue={(to) => onChange(typedPrice(line, to))}
        />
        <TaxSelect
          className={styles.tax}
          hideLabel={wide}
          tax={line.tax}
          company={company}
          onChange={(tax) => onChange({ tax })}
        />
        <p className={styles.amount}>
          {!wide && <span className={styles.amountName}>{t('invoiceDraft.amount')}</span>}
          {amountMinor !== null && <MoneyText minor={amountMinor} currency={currency} />}
        </p>
        <LineMenu
          {...props}
          hasNote={hasNote}
          hasDiscount={hasDiscount}
          onNote={() => setWantsNote(true)}
          onDiscount={() => setHasDiscount(true)}
          onReprice={onChange}
        />
      </div>
      <PriceSourceText line={line} pricing={props.pricing} />
      {(hasNote || hasDiscount) && (
        <div className={styles.more}>
          {hasNote && (
            <TextArea
              label={t('invoiceDraft.note')}
              rows={2}
              maxLength={limits.note}
              value={line.note}
              onChange={({ target }) => {
                setWantsNote(true)
                onChange({ note: target.value })
              }}
            />
          )}
          {hasDiscount && (
            <DiscountFields
              label={t('invoiceDraft.discount')}
              kindLabel={t('invoiceDraft.discountKind')}
              discount={line.discount}
              currency={currency}
              onChange={(discount) => onChange({ discount })}
            />
          )}
        </div>
      )}
    </fieldset>
  )
}

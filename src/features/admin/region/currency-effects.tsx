import { type CurrencyChange, currencyChange } from '#domain/company/region-change.ts'
import type { Item } from '#domain/entities/item.ts'
import { minorDigits } from '#domain/money/minor-digits.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Banner } from '#ui/layout/banner.tsx'
import styles from './region.module.css'

interface CurrencyEffectsProps {
  items: readonly Item[]
  from: string
  to: string
  /** Whether the person takes on correcting every amount, where they will read otherwise. */
  isUnderstood: boolean
  error: string | undefined
  onUnderstand: (isUnderstood: boolean) => void
}

/** Whether someone has to confirm that stored amounts will read as other amounts. */
export function mustUnderstand({ priced, factor }: CurrencyChange): boolean {
  return priced > 0 && factor !== 1
}

/** What another currency will do to the amounts on this device. */
export function CurrencyEffects(props: CurrencyEffectsProps) {
  const t = useT()
  const format = useFormat()
  const { items, from, to, isUnderstood, error, onUnderstand } = props
  const change = currencyChange(items, from, to)
  const { example, factor, priced } = change
  const lines = [
    ...(factor === 1 ? [t('region.nothingConverted')] : []),
    t('region.prices', { count: priced }),
    ...(example
      ? [
          t('region.priceExample', {
            name: example.name,
            before: format.money(example.minor, from),
            after: format.money(example.minor, to),
          }),
        ]
      : []),
  ]
  return (
    <section className={styles.effects}>
      <h3>{`${from} → ${to}`}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {mustUnderstand(change) && (
        <>
          <Banner
            tone="danger"
            title={t(factor > 1 ? 'region.larger' : 'region.smaller', {
              factor: format.number(Math.round(factor > 1 ? factor : 1 / factor)),
              currency: format.currencyName(to),
              digits: minorDigits(to),
            })}
          />
          <Checkbox
            label={t('region.understood')}
            checked={isUnderstood}
            error={error}
            onChange={(event) => onUnderstand(event.target.checked)}
          />
        </>
      )}
    </section>
  )
}

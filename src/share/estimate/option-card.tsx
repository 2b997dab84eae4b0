import { clsx } from 'clsx'
import { estimateWords } from '#components/pdf/estimate/estimate-words.ts'
import type { PaperFormat } from '#components/pdf/invoice/paper-format.ts'
import { Card } from '#ui/layout/card.tsx'
import { useLanguage, useShareText } from '../language.tsx'
import { SumRows } from '../parts/sum-rows.tsx'
import page from '../parts/page.module.css'
import type { PricedOption } from './priced-options.ts'
import styles from './option-card.module.css'

export interface OptionCardProps {
  priced: PricedOption
  format: PaperFormat
  /** Prices include tax. */
  isInclusive: boolean
  isApproved: boolean
  isPicked: boolean
  /** null where there is nothing to choose. */
  onPick: (() => void) | null
}

/** One option with its lines and sums. */
export function OptionCard(props: OptionCardProps) {
  const { priced, format, isInclusive, isApproved, isPicked, onPick } = props
  const t = useShareText()
  const words = estimateWords[useLanguage()]
  const { option, lines, totals, depositMinor } = priced
  const amountOf = new Map(totals?.lines.map(({ id, amountMinor }) => [id, amountMinor]))
  return (
    <Card
      title={option.name}
      actions={isApproved && <strong className={styles.approved}>{t('share.chosen')}</strong>}
      className={clsx(styles.card, (isPicked || isApproved) && styles.picked)}
    >
      {option.note !== '' && <p className={page.note}>{option.note}</p>}
      <ul className={page.lines}>
        {lines.map((line) => (
          <li key={line.id}>
            <span>{line.name}</span>
            <span>{format.money(amountOf.get(line.id) ?? 0)}</span>
            <span className={page.detail}>
              {format.quantity(line.quantityMilli, line.unitCode)} ×{' '}
              {format.price(line.priceMinor, line.perQuantity)}
              {line.note !== '' && ` · ${line.note}`}
            </span>
          </li>
        ))}
      </ul>
      {totals && (
        <SumRows
          rows={[
            [words.net, format.money(totals.netMinor)],
            ...totals.taxes
              .filter(({ taxMinor }) => taxMinor !== 0)
              .map(
                ({ rateMilliPercent, taxMinor }) =>
                  [
                    `${words.tax} ${format.percent(rateMilliPercent)}`,
                    format.money(taxMinor),
                  ] as const,
              ),
          ]}
          total={[words.total, format.money(totals.totalMinor)]}
          after={[
            ...(totals.roundingMinor === 0
              ? []
              : ([
                  [words.rounding, format.money(totals.roundingMinor)],
                  [words.payable, format.money(totals.payableMinor)],
                ] as const)),
            ...(depositMinor > 0 ? [[words.deposit, format.money(depositMinor)] as const] : []),
          ]}
        />
      )}
      {isInclusive && <p className={page.detail}>{words.inclusive}</p>}
      {onPick && (
        <label className={styles.pick}>
          <input type="radio" name="option" checked={isPicked} onChange={onPick} />
          {t('share.chooseThis', { name: option.name })}
        </label>
      )}
    </Card>
  )
}

import { CircleCheck } from 'lucide-react'
import { SumsList } from '#components/document/sums-list.tsx'
import { lineQuantityText } from '#components/invoice/unit-text.ts'
import { MoneyText } from '#components/text/money-text.tsx'
import type { Estimate } from '#domain/entities/estimate.ts'
import type {
  EstimateDeposit,
  EstimateLine,
  EstimateOption,
} from '#domain/estimate/estimate-content.ts'
import { depositMinor, optionTotals } from '#domain/estimate/estimate-totals.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/layout/card.tsx'
import styles from '../options.module.css'

export interface OptionPaperProps {
  estimate: Estimate
  option: EstimateOption
  lines: readonly EstimateLine[]
  deposit: EstimateDeposit | null
  /** The customer has approved it. */
  isChosen: boolean
}

/** One option as the customer reads it. */
export function OptionPaper({ estimate, option, lines, deposit, isChosen }: OptionPaperProps) {
  const t = useT()
  const format = useFormat()
  const { currency, isInclusive } = estimate
  const totals = optionTotals(estimate, lines)
  const amountOf = new Map(totals?.lines.map(({ id, amountMinor }) => [id, amountMinor]))
  const due = depositMinor(deposit, totals?.totalMinor ?? 0)
  return (
    <section aria-label={option.name}>
      <Card
        title={option.name}
        className={isChosen ? styles.chosen : undefined}
        actions={
          isChosen && (
            <Badge tone="green" icon={<CircleCheck aria-hidden="true" />}>
              {t('estimateState.approved')}
            </Badge>
          )
        }
      >
        <div className={styles.fields}>
          {option.note !== '' && <p className={styles.note}>{option.note}</p>}
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line.id}>
                <span>{line.name}</span>
                <MoneyText minor={amountOf.get(line.id) ?? 0} currency={currency} />
                <span className={styles.note}>
                  {[lineQuantityText(t, format, line), line.note].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
          {totals && <SumsList totals={totals} currency={currency} isInclusive={isInclusive} />}
          {due > 0 && (
            <p className={styles.note}>
              {t('estimates.depositOf', { amount: format.money(due, currency) })}
            </p>
          )}
        </div>
      </Card>
    </section>
  )
}

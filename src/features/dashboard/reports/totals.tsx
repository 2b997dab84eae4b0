import type { Compared } from '#domain/metrics/home-numbers.ts'
import type { Sums, Tally } from '#domain/metrics/tally.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Stat } from '#ui/layout/stat.tsx'
import { noFigure, sumsText } from '../metrics/metric-text.ts'
import styles from '../metrics/metrics.module.css'
import { figureText, type ReportFigure, reportFigures } from './report-columns.ts'

interface TotalsProps {
  total: Compared<Tally>
  /** Whether it is known what was done in the period before. */
  hasWorkBefore: boolean
  atRisk: Sums
  /** Whether a filter is set that money at risk does not follow. */
  isAtRiskOfAll: boolean
  hasMoney: boolean
  /** Of whom the figures are; '' for every customer. The lists that they lead to follow it. */
  customerId: string
}

const work: readonly ReportFigure[] = reportFigures.slice(0, 5)

/** The whole period beside the one before; for the owner also its money. */
export function Totals({
  total,
  hasWorkBefore,
  atRisk,
  isAtRiskOfAll,
  hasMoney,
  customerId,
}: TotalsProps) {
  const t = useT()
  const format = useFormat()
  const words = { t, format }
  const ofCustomer = customerId === '' ? '' : `&customer=${encodeURIComponent(customerId)}`
  const stat = (name: ReportFigure) => {
    const isKnown = name !== 'done' || hasWorkBefore
    const before = isKnown ? figureText(words, name, total.before) : noFigure
    return (
      <Stat
        key={name}
        label={t(`metrics.name.${name}`)}
        value={figureText(words, name, total.now)}
        note={before === noFigure ? undefined : t('metrics.periodBefore', { value: before })}
      />
    )
  }
  return (
    <>
      <div className={styles.figures}>{work.map(stat)}</div>
      {hasMoney && (
        <div className={styles.figures}>
          {stat('revenue')}
          <Stat
            label={t('metrics.name.unbilled')}
            value={sumsText(words, total.now.unbilled)}
            note={t('metrics.asOfNow')}
            href={`/invoices/at-risk?show=unbilled${ofCustomer}`}
          />
          <Stat
            label={t('metrics.name.overdue')}
            value={sumsText(words, total.now.overdue)}
            note={t('metrics.asOfNow')}
            href={`/invoices?show=overdue${ofCustomer}`}
          />
          <Stat
            label={t('metrics.name.atRisk')}
            value={sumsText(words, atRisk)}
            note={t(isAtRiskOfAll ? 'metrics.atRiskOfAll' : 'metrics.atRiskNote')}
            href={`/invoices/at-risk${ofCustomer.replace('&', '?')}`}
          />
        </div>
      )}
    </>
  )
}

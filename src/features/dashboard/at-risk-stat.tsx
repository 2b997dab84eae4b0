import { MoneyText } from '#components/text/money-text.tsx'
import { leaks } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import { sumLeaks } from '#domain/leaks/sum-leaks.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Stat } from '#ui/layout/stat.tsx'

/** For the owner: what was done and has not become money; zero where nothing is at risk, so that no card comes and goes. */
export function AtRiskStat() {
  const t = useT()
  const found = useLive(leaks(useToday(useTimeZone())))
  const first = sumLeaks(found ?? []).at(0)
  const isKnown = found !== undefined
  return (
    <Stat
      label={t('atRisk.title')}
      value={
        isKnown ? <MoneyText minor={first?.amountMinor ?? 0} currency={first?.currency} /> : '…'
      }
      note={isKnown ? t('atRisk.figureNote', { count: first?.count ?? 0 }) : '…'}
      href="/invoices/at-risk"
    />
  )
}

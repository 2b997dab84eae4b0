import { MoneyText } from '#components/text/money-text.tsx'
import { leaks } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import { sumLeaks } from '#domain/leaks/sum-leaks.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Stat, StatRow } from '#ui/layout/stat.tsx'

/** For the owner: what was done and has not become money, on a line of its own since amounts are long. */
export function AtRiskStat() {
  const t = useT()
  const found = useLive(leaks(useToday(useTimeZone())))
  const [first] = sumLeaks(found ?? [])
  if (!found || !first) return null
  return (
    <StatRow>
      <Stat
        label={t('atRisk.title')}
        value={<MoneyText minor={first.amountMinor} currency={first.currency} />}
        note={t('atRisk.figureNote', { count: found.length })}
        href="/invoices/at-risk"
      />
    </StatRow>
  )
}

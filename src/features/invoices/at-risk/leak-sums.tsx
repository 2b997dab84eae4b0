import { MoneyText } from '#components/text/money-text.tsx'
import type { LeakSum } from '#domain/leaks/sum-leaks.ts'

interface LeakSumsProps {
  sums: readonly LeakSum[]
  className?: string | undefined
}

/** Amounts of several currencies, which are never added up. */
export function LeakSums({ sums, className }: LeakSumsProps) {
  return (
    <span className={className}>
      {sums.map(({ currency, amountMinor }, i) => (
        <span key={currency}>
          {i > 0 && ' + '}
          <MoneyText minor={amountMinor} currency={currency} />
        </span>
      ))}
    </span>
  )
}

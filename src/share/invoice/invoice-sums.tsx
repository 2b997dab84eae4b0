import type { InvoicePaper } from '#components/pdf/invoice/invoice-paper.ts'
import type { InvoiceShareView } from '#domain/share/share-view.ts'
import { useShareText } from '../language.tsx'
import { SumRows } from '../parts/sum-rows.tsx'

export interface InvoiceSumsProps {
  view: InvoiceShareView
  paper: InvoicePaper
  money: (minor: number) => string
}

/** The sums as the paper has them, with the tax of each rate, then what was paid. */
export function InvoiceSums({ view, paper, money }: InvoiceSumsProps) {
  const t = useShareText()
  const { words, payable } = paper
  const { invoice, paidMinor, balanceMinor } = view
  const { totals, kind, creditedMinor } = invoice
  const taxes = paper.taxes.map(
    ([rate, base, tax]) => [`${words.tax} ${rate} (${base})`, tax] as const,
  )
  const rows = paper.sums.flatMap((row) => (row[0] === words.tax ? taxes : [row]))
  // The total says it already, unless a deposit or rounding comes off.
  const isSame = totals.payableMinor === totals.totalMinor
  const credited = [t('share.credited'), money(-creditedMinor)] as const
  const paid = [
    ...(creditedMinor === 0 ? [] : [credited]),
    [t('share.paid'), money(paidMinor)] as const,
    [t('share.balance'), money(balanceMinor)] as const,
  ]
  return (
    <SumRows
      rows={isSame ? rows.filter(([label]) => label !== words.total) : rows}
      total={isSame ? [words.total, payable[1]] : payable}
      after={kind === 'credit' ? [] : paid}
    />
  )
}

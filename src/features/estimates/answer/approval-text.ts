import type { Estimate } from '#domain/entities/estimate.ts'
import {
  type EstimateOption,
  estimateContent,
  linesOfOption,
} from '#domain/estimate/estimate-content.ts'
import { depositMinor, optionTotals } from '#domain/estimate/estimate-totals.ts'
import type { Format, Translate } from '#messages/index.ts'

/** What the customer reads before they sign for one option. */
export function approvalText(
  estimate: Estimate,
  option: EstimateOption,
  t: Translate,
  format: Pick<Format, 'money' | 'number' | 'day'>,
): string {
  const { lines, deposit } = estimateContent(estimate)
  const own = linesOfOption(lines, option.id)
  const totals = optionTotals(estimate, own)
  const money = (minor: number) => format.money(minor, estimate.currency)
  const amountOf = new Map(totals?.lines.map(({ id, amountMinor }) => [id, amountMinor]))
  const due = depositMinor(deposit, totals?.totalMinor ?? 0)
  return [
    `${t('estimates.one')} ${estimate.ref} · ${estimate.title}`,
    option.name,
    ...(option.note === '' ? [] : [option.note]),
    ...own.map(
      ({ id, name, quantityMilli }) =>
        `${format.number(quantityMilli / 1000)} × ${name}: ${money(amountOf.get(id) ?? 0)}`,
    ),
    `${t('invoiceDraft.total')}: ${money(totals?.totalMinor ?? 0)}`,
    ...(totals && totals.roundingMinor !== 0
      ? [`${t('invoiceDraft.payable')}: ${money(totals.payableMinor)}`]
      : []),
    ...(due > 0 ? [t('estimates.depositOf', { amount: money(due) })] : []),
    ...(estimate.note === '' ? [] : [estimate.note]),
  ].join('\n')
}

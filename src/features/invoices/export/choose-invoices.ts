import type { InvoiceListItem } from '#data/index.ts'
import { addDays } from '#domain/time/local-time.ts'

export const exportPeriods = ['shown', 'month', 'lastMonth', 'year', 'lastYear'] as const
export type ExportPeriod = (typeof exportPeriods)[number]

/** The invoices to export: those that the list shows, or all that were issued in a period. */
export function chooseInvoices(
  all: readonly InvoiceListItem[],
  shown: readonly InvoiceListItem[],
  period: ExportPeriod,
  today: string,
): readonly InvoiceListItem[] {
  if (period === 'shown') return shown
  const prefix = prefixOf(period, today)
  return all.filter(({ invoice }) => invoice.issuedOn?.startsWith(prefix))
}

/** How the ISO days of a period begin. */
function prefixOf(period: Exclude<ExportPeriod, 'shown'>, today: string): string {
  const [year, month] = [today.slice(0, 4), today.slice(0, 7)]
  if (period === 'month') return `${month}-`
  if (period === 'lastMonth') return addDays(`${month}-01`, -1).slice(0, 8)
  return `${period === 'year' ? year : Number(year) - 1}-`
}

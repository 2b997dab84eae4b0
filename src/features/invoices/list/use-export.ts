import type { InvoiceListItem } from '#data/index.ts'
import { saveFile } from '#lib/save-file.ts'
import { useT } from '#messages/index.ts'
import { showToast } from '#ui/overlay/toast.ts'

/** Saves the invoices that are shown as a file for spreadsheets. */
export function useExport(today: string) {
  const t = useT()
  return async (items: readonly InvoiceListItem[]): Promise<void> => {
    const { invoicesCsv } = await import('./invoices-csv.ts')
    const text = invoicesCsv(t, items, today)
    saveFile(`invoices-${today}.csv`, new Blob([text], { type: 'text/csv' }))
    showToast(t('invoices.exported', { count: items.length }))
  }
}

import { type InvoiceListItem, invoiceContents } from '#data/index.ts'
import { useData } from '#data/react.ts'
import { saveFile } from '#lib/save-file.ts'
import { useT } from '#messages/index.ts'
import { showToast } from '#ui/overlay/toast.ts'

/** Saves the invoices that are shown as a file for spreadsheets. */
export function useExport(today: string) {
  const t = useT()
  const data = useData()
  return async (items: readonly InvoiceListItem[]): Promise<void> => {
    const { invoicesCsv } = await import('./invoices-csv.ts')
    const ids = items.map(({ invoice }) => invoice.id)
    const contents = (await data.read(invoiceContents(ids))) ?? new Map<string, never>()
    const text = invoicesCsv(t, items, contents, today)
    saveFile(`invoices-${today}.csv`, new Blob([text], { type: 'text/csv' }))
    showToast(t('invoices.exported', { count: items.length }))
  }
}

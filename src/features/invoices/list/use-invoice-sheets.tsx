import { type ReactNode, Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { useActor } from '#data/react.ts'
import { offerOf } from '#domain/access/can.ts'
import { useNewInUrl } from '#ui/use-new-in-url.ts'
import type { InvoiceRows } from './use-invoice-rows.ts'

const ExportSheet = lazySheet(async () => (await import('../export/export-sheet.tsx')).ExportSheet)
const NewInvoiceSheet = lazySheet(
  async () => (await import('./new-invoice-sheet.tsx')).NewInvoiceSheet,
)

export interface InvoiceSheets {
  readonly startExport: () => void
  readonly startInvoice: () => void
  readonly sheet: ReactNode
}

/** The sheets of the list: the export of what is shown, and the customer of a new draft. */
export function useInvoiceSheets({ all, shown, today, settled }: InvoiceRows): InvoiceSheets {
  const mayEdit = offerOf(useActor(), 'invoice/edit') === 'open'
  const [isExporting, setExporting] = useState(false)
  const [isNew, setNew] = useNewInUrl()
  return {
    startExport: () => setExporting(true),
    startInvoice: () => setNew(true),
    sheet: (
      <Suspense fallback={null}>
        {isExporting && all && shown && (
          <ExportSheet all={all} shown={shown} today={today} onClose={() => setExporting(false)} />
        )}
        {isNew && mayEdit && (
          <NewInvoiceSheet customerId={settled.customerId} onClose={() => setNew(false)} />
        )}
      </Suspense>
    ),
  }
}

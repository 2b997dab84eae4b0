import { type ReactNode, Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
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
  const [open, setOpen] = useState<'export' | 'new' | null>(null)
  const close = () => setOpen(null)
  return {
    startExport: () => setOpen('export'),
    startInvoice: () => setOpen('new'),
    sheet: (
      <Suspense fallback={null}>
        {open === 'export' && all && shown && (
          <ExportSheet all={all} shown={shown} today={today} onClose={close} />
        )}
        {open === 'new' && <NewInvoiceSheet customerId={settled.customerId} onClose={close} />}
      </Suspense>
    ),
  }
}

import { useOutlet } from 'react-router'
import { InvoicesList } from './list/invoices-list.tsx'

/** All invoices, or the one whose id is in the URL: a document needs the whole width. */
export function InvoicesPage() {
  const detail = useOutlet()
  return detail ?? <InvoicesList />
}

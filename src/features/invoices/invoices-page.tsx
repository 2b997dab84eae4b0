import { useOutlet } from 'react-router'
import { lazyPart } from '#components/lazy-part.ts'
import { DeskSplit } from '#ui/table/desk-split.tsx'
import { InvoicesList } from './list/invoices-list.tsx'

const InvoicesDesk = lazyPart(async () => (await import('./list/invoices-desk.tsx')).InvoicesDesk)

/** All invoices, or the one whose id is in the URL: a document needs the whole width. */
export function InvoicesPage() {
  const detail = useOutlet()
  return (
    detail ?? (
      <DeskSplit
        renderList={(layout) => (layout === 'desk' ? <InvoicesDesk /> : <InvoicesList />)}
        detail={null}
      />
    )
  )
}

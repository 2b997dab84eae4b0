import { ShareSheet } from '#components/share/share-sheet.tsx'
import { type InvoiceView, sharesOf } from '#data/index.ts'
import { useCompany, useLive, useMutate } from '#data/react.ts'

export interface InvoiceLinkProps {
  view: InvoiceView
  onClose: () => void
}

/** The customer's link to an issued invoice. */
export function InvoiceLink({ view: { invoice, customer }, onClose }: InvoiceLinkProps) {
  const company = useCompany()
  const mutate = useMutate()
  const shares = useLive(sharesOf(invoice.id))
  if (!company || !shares) return null
  return (
    <ShareSheet
      companyId={company.id}
      target={{ kind: 'invoice', targetId: invoice.id, customerId: invoice.customerId }}
      customerEmail={customer?.email ?? ''}
      shares={shares}
      create={(args) => mutate('share/create', args)}
      revoke={(args) => mutate('share/revoke', args)}
      onClose={onClose}
    />
  )
}

import { ShareSheet } from '#components/share/share-sheet.tsx'
import { customerById, sharesOf } from '#data/index.ts'
import { useCompany, useLive, useMutate } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'

export interface VisitLinkProps {
  order: Order
  onClose: () => void
}

/** The customer's link to when the technician comes. */
export function VisitLink({ order: { id, customerId }, onClose }: VisitLinkProps) {
  const company = useCompany()
  const mutate = useMutate()
  const shares = useLive(sharesOf(id))
  const customer = useLive(customerById(customerId))
  if (!company || !shares || customer === undefined) return null
  return (
    <ShareSheet
      companyId={company.id}
      target={{ kind: 'visit', targetId: id, customerId }}
      customerEmail={customer?.customer.email ?? ''}
      shares={shares}
      create={(args) => mutate('share/create', args)}
      revoke={(args) => mutate('share/revoke', args)}
      onClose={onClose}
    />
  )
}

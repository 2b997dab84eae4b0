import { ShareSheet } from '#components/share/share-sheet.tsx'
import { type EstimateView, sharesOf } from '#data/index.ts'
import { useCompany, useLive, useMutate } from '#data/react.ts'

export interface EstimateLinkProps {
  view: EstimateView
  onClose: () => void
}

/** The customer's link to a sent estimate. */
export function EstimateLink({ view: { estimate, customer }, onClose }: EstimateLinkProps) {
  const company = useCompany()
  const mutate = useMutate()
  const shares = useLive(sharesOf(estimate.id))
  if (!company || !shares) return null
  return (
    <ShareSheet
      companyId={company.id}
      target={{ kind: 'estimate', targetId: estimate.id, customerId: estimate.customerId }}
      customerEmail={customer?.email ?? ''}
      shares={shares}
      create={(args) => mutate('share/create', args)}
      revoke={(args) => mutate('share/revoke', args)}
      onClose={onClose}
    />
  )
}

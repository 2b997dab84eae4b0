import { useOutlet, useParams } from 'react-router'
import { lazyPart } from '#components/lazy-part.ts'
import { DeskSplit } from '#ui/table/desk-split.tsx'
import { PlansList } from './list/plans-list.tsx'

const PlansDesk = lazyPart(async () => (await import('./list/plans-desk.tsx')).PlansDesk)

/** All maintenance plans, next to the one whose id is in the URL. */
export function PlansPage() {
  const detail = useOutlet()
  const { planId = null } = useParams()
  return (
    <DeskSplit
      renderList={(layout) =>
        layout === 'page' ? (
          <PlansList />
        ) : (
          <PlansDesk current={planId} isBeside={layout === 'beside'} />
        )
      }
      detail={detail}
    />
  )
}

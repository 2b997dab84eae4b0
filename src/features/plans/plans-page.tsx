import { useOutlet, useParams } from 'react-router'
import { Split } from '#ui/layout/split.tsx'
import { PlansList } from './list/plans-list.tsx'

/** All maintenance plans, next to the one whose id is in the URL. */
export function PlansPage() {
  const detail = useOutlet()
  const { planId = null } = useParams()
  return (
    <Split
      onTablet="alone"
      renderList={(layout) => <PlansList layout={layout} current={planId} />}
      detail={detail}
    />
  )
}

import { planOf } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { Link } from '#ui/link.tsx'

/** For the office: the maintenance plan that has created the order. */
export function PlanLink({ planId }: { planId: string }) {
  const t = useT()
  const actor = useActor()
  const plan = useLive(planOf(planId))
  if (!actor || !can(actor, 'plan/view') || !plan) return null
  return (
    <p>
      <Link href={`/plans/${planId}`} alone>
        {t('plans.partOf', { title: plan.title })}
      </Link>
    </p>
  )
}

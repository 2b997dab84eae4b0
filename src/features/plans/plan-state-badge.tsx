import { Archive, CirclePause, Repeat } from 'lucide-react'
import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import type { PlanState } from './list/find-plans.ts'

const styles = {
  active: { tone: 'green', Icon: Repeat },
  paused: { tone: 'orange', Icon: CirclePause },
  archived: { tone: 'grey', Icon: Archive },
} as const

/** Whether a plan creates orders. */
export function PlanStateBadge({ state }: { state: PlanState }) {
  const t = useT()
  const { tone, Icon } = styles[state]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`plans.badge.${state}`)}
    </Badge>
  )
}

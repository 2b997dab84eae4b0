import { Check, TriangleAlert } from 'lucide-react'
import type { WeekState } from '#domain/time/week.ts'
import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'

/** Whether a week's hours are approved. */
export function WeekBadge({ state }: { state: WeekState }) {
  const t = useT()
  if (state === 'open') return <Badge tone="grey">{t('time.state.open')}</Badge>
  return state === 'approved' ? (
    <Badge tone="green" icon={<Check aria-hidden="true" />}>
      {t('time.state.approved')}
    </Badge>
  ) : (
    <Badge tone="orange" icon={<TriangleAlert aria-hidden="true" />}>
      {t('time.state.changed')}
    </Badge>
  )
}

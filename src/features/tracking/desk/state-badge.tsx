import type { PersonState } from '#domain/tracking/person-now.ts'
import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { stateStyle } from './state-style.ts'

/** What someone does now: colour, icon and word. */
export function StateBadge({ state }: { state: PersonState }) {
  const t = useT()
  const { tone, Icon } = stateStyle[state]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />} bare>
      {t(`tracking.state.${state}`)}
    </Badge>
  )
}

import {
  BedDouble,
  CirclePause,
  Clock,
  Coffee,
  type LucideIcon,
  Navigation,
  Wrench,
} from 'lucide-react'
import type { PersonState } from '#domain/tracking/person-now.ts'
import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { stateTones } from './desk-marks.ts'

const icons: Readonly<Record<PersonState, LucideIcon>> = {
  enRoute: Navigation,
  onSite: Wrench,
  paused: CirclePause,
  onBreak: Coffee,
  onDuty: Clock,
  off: BedDouble,
}

/** What someone does now: colour, icon and word. */
export function StateBadge({ state }: { state: PersonState }) {
  const t = useT()
  const Icon = icons[state]
  return (
    <Badge tone={stateTones[state]} icon={<Icon aria-hidden="true" />} bare>
      {t(`tracking.state.${state}`)}
    </Badge>
  )
}

import type { LucideIcon } from 'lucide-react'
import { Badge, type Tone } from './badge.tsx'

/** How a state looks, the same everywhere. */
export interface StateStyle {
  readonly tone: Tone
  readonly Icon: LucideIcon
  readonly struck?: boolean
}

export interface StateBadgeProps {
  style: StateStyle
  /** The word for it. */
  children: string
  /** Without a background, for dense rows. */
  bare?: boolean | undefined
}

/** A state as color, icon and word. */
export function StateBadge({ style: { tone, Icon, struck }, children, bare }: StateBadgeProps) {
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />} struck={struck} bare={bare}>
      {children}
    </Badge>
  )
}

import {
  CircleCheck,
  CircleSlash,
  CircleX,
  ClipboardCheck,
  Clock,
  type LucideIcon,
  PencilLine,
  Send,
} from 'lucide-react'
import { memo } from 'react'
import type { EstimateState } from '#domain/estimate/estimate-state.ts'
import { useT } from '#messages/index.ts'
import { Badge, type Tone } from '#ui/badge.tsx'

interface StateStyle {
  readonly tone: Tone
  readonly Icon: LucideIcon
  readonly struck?: boolean
}

const styles: Readonly<Record<EstimateState, StateStyle>> = {
  draft: { tone: 'grey', Icon: PencilLine },
  sent: { tone: 'blue', Icon: Send },
  expired: { tone: 'slate', Icon: Clock },
  approved: { tone: 'green', Icon: CircleCheck },
  declined: { tone: 'red', Icon: CircleX },
  cancelled: { tone: 'grey', Icon: CircleSlash, struck: true },
  converted: { tone: 'forest', Icon: ClipboardCheck },
}

export interface EstimateStateBadgeProps {
  state: EstimateState
  /** Without a background, for dense rows. */
  bare?: boolean | undefined
}

/** The state of an estimate as color, icon and word. Memoised because a list scrolls through many rows. */
export const EstimateStateBadge = memo(function EstimateStateBadge({
  state,
  bare,
}: EstimateStateBadgeProps) {
  const t = useT()
  const { tone, Icon, struck } = styles[state]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />} struck={struck} bare={bare}>
      {t(`estimateState.${state}`)}
    </Badge>
  )
})

import {
  CircleCheck,
  CircleSlash,
  CircleX,
  ClipboardCheck,
  Clock,
  PencilLine,
  Send,
} from 'lucide-react'
import { memo } from 'react'
import type { EstimateState } from '#domain/estimate/estimate-state.ts'
import { useT } from '#messages/index.ts'
import { StateBadge, type StateStyle } from '#ui/state-badge.tsx'

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

/** The state of an estimate. Memoised because a list scrolls through many rows. */
export const EstimateStateBadge = memo(function EstimateStateBadge({
  state,
  bare,
}: EstimateStateBadgeProps) {
  const t = useT()
  return (
    <StateBadge style={styles[state]} bare={bare}>
      {t(`estimateState.${state}`)}
    </StateBadge>
  )
})

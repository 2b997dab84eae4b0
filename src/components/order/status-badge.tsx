import { memo } from 'react'
import type { ShownStatus } from '#domain/order/shown-status.ts'
import { Badge } from '#ui/badge.tsx'
import { orderStyle } from './order-style.tsx'
import { useIsNewToReader, useStatusText } from './use-status-text.ts'

export interface StatusBadgeProps {
  status: ShownStatus
  /** Without a background, for dense rows. */
  bare?: boolean | undefined
}

/**
 * A status as colour, icon and text, never only one of them. Memoised because most rows of a list show the same
 * one.
 */
export const StatusBadge = memo(function StatusBadge({ status, bare }: StatusBadgeProps) {
  const statusText = useStatusText()
  const isNew = useIsNewToReader()(status)
  const { tone, Icon, striped, struck } = orderStyle[isNew ? 'new' : status]
  return (
    <Badge
      tone={tone}
      icon={<Icon aria-hidden="true" />}
      striped={striped}
      struck={struck}
      bare={bare}
    >
      {statusText(status)}
    </Badge>
  )
})

import { Scale } from 'lucide-react'
import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'

export interface ReviewMarkProps {
  office?: boolean
  /** Completed without everything the order requires, as opposed to a late step. */
  isIncomplete?: boolean
}

/**
 * Marks an order that waits for the office's decision, for the office and for the technician who took the
 * step.
 */
export function ReviewMark({ office = false, isIncomplete = false }: ReviewMarkProps) {
  const t = useT()
  return (
    <Badge tone="attention" icon={<Scale aria-hidden="true" />}>
      {t(isIncomplete ? 'review.incomplete' : office ? 'review.mark' : 'review.waiting')}
    </Badge>
  )
}

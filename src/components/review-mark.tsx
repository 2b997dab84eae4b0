import { Scale } from 'lucide-react'
import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'

/** On an order with a step that came too late: the office's to decide. */
export function ReviewMark() {
  const t = useT()
  return (
    <Badge tone="needsYou" icon={<Scale aria-hidden="true" />}>
      {t('review.mark')}
    </Badge>
  )
}

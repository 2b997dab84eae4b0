import { Scale } from 'lucide-react'
import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'

/** On an order with a step that came too late: the office's to decide, and for whoever took it to know of. */
export function ReviewMark({ office = false }: { office?: boolean }) {
  const t = useT()
  return (
    <Badge tone="needsYou" icon={<Scale aria-hidden="true" />}>
      {t(office ? 'review.mark' : 'review.waiting')}
    </Badge>
  )
}

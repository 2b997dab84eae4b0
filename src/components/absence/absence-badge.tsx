import { Check, Clock, X } from 'lucide-react'
import type { Absence } from '#domain/entities/absence.ts'
import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'

/** What became of a request for time off. */
export function AbsenceBadge({ status, bare }: { status: Absence['status']; bare?: boolean }) {
  const t = useT()
  if (status === 'requested')
    return (
      <Badge tone="orange" icon={<Clock aria-hidden="true" />} bare={bare}>
        {t('absence.status.requested')}
      </Badge>
    )
  if (status === 'approved')
    return (
      <Badge tone="green" icon={<Check aria-hidden="true" />} bare={bare}>
        {t('absence.status.approved')}
      </Badge>
    )
  const isRejected = status === 'rejected'
  return (
    <Badge tone={isRejected ? 'red' : 'grey'} icon={<X aria-hidden="true" />} bare={bare}>
      {t(isRejected ? 'absence.status.rejected' : 'absence.status.cancelled')}
    </Badge>
  )
}

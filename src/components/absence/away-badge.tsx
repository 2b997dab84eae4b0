import { CalendarOff } from 'lucide-react'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'

/** Says that a person is away today, and until when where there is room. */
export function AwayBadge({ until, long = false }: { until: string; long?: boolean }) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  return (
    <Badge tone="violet" icon={<CalendarOff aria-hidden="true" />} bare={!long}>
      {long ? t('absence.awayUntil', { date: format.shortDay(until, now) }) : t('absence.away')}
    </Badge>
  )
}

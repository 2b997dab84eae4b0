import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'

/** How many days of this week look wrong on a timesheet. */
export function DaysToCheck({ count }: { count: number }) {
  const t = useT()
  return <Badge tone="orange">{t('technicians.daysToCheck', { count })}</Badge>
}

import { ChartColumn } from 'lucide-react'
import { useT } from '#messages/index.ts'
import { ButtonLink } from '#ui/link.tsx'

/** Leads to one's own week in numbers. */
export function WeekLink() {
  const t = useT()
  return (
    <ButtonLink href="/dashboard/week" icon={<ChartColumn aria-hidden="true" />}>
      {t('metrics.myWeek')}
    </ButtonLink>
  )
}

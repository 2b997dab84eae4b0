import { useActor } from '#data/react.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { OfficeOnly } from '../metrics/office-only.tsx'
import { ReportView } from './report-view.tsx'

/** The company in numbers and charts, for the office. */
export function ReportsPage() {
  const t = useT()
  const actor = useActor()
  if (!actor) return null
  if (isAdminLevel(actor)) return <ReportView hasMoney={actor.role === 'owner'} />
  return <OfficeOnly title={t('metrics.reports')} />
}

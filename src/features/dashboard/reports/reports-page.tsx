import { useActor } from '#data/react.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { ReportView } from './report-view.tsx'

/** The company in numbers and charts, for the office. */
export function ReportsPage() {
  const t = useT()
  const actor = useActor()
  if (!actor) return null
  if (isAdminLevel(actor)) return <ReportView hasMoney={actor.role === 'owner'} />
  return (
    <Page title={t('metrics.reports')} back={{ href: '/dashboard', label: t('dashboard.today') }}>
      <EmptyState
        title={t('metrics.officeOnly')}
        action={<ButtonLink href="/dashboard/week">{t('metrics.myWeek')}</ButtonLink>}
      >
        {t('metrics.officeOnlyNote')}
      </EmptyState>
    </Page>
  )
}

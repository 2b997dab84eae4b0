import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { ButtonLink } from '#ui/link.tsx'

/** Stands in for the company's numbers where a technician asks for them. */
export function OfficeOnly({ title }: { title: string }) {
  const t = useT()
  return (
    <Page title={title} back={{ href: '/dashboard', label: t('dashboard.today') }}>
      <EmptyState
        title={t('metrics.officeOnly')}
        action={<ButtonLink href="/dashboard/week">{t('metrics.myWeek')}</ButtonLink>}
      >
        {t('metrics.officeOnlyNote')}
      </EmptyState>
    </Page>
  )
}

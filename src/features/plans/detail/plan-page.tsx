import { useParams } from 'react-router'
import { planById } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { PlanDetail } from './plan-detail.tsx'

/** The plan whose id is in the URL. */
export function PlanPage() {
  const t = useT()
  const { planId = '' } = useParams()
  const view = useLive(planById(planId))
  if (view) return <PlanDetail key={planId} view={view} />
  return (
    <Page title={t('plans.plan')} back={{ href: '/plans', label: t('plans.back') }}>
      {view === undefined ? (
        <Skeleton label={t('plans.loading')} shape="text" />
      ) : (
        <EmptyState
          title={t('plans.notFound')}
          action={<ButtonLink href="/plans">{t('plans.back')}</ButtonLink>}
        >
          {t('plans.notFoundNote')}
        </EmptyState>
      )}
    </Page>
  )
}

import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'

/** What stands in for the answer of a simulation until it is there. */
export function SimulationWait({ state }: { state: 'working' | 'failed' | 'done' }) {
  const t = useT()
  if (state === 'done') return null
  if (state === 'failed') return <Banner tone="danger">{t('planner.noAnswer')}</Banner>
  return <Skeleton label={t('planner.working')} count={3} />
}

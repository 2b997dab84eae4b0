import { useCompany } from '#data/react.ts'
import { trackDaysOf } from '#domain/tracking/track-days.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { SectionPage } from '../section-page.tsx'
import { TrackingCard } from './tracking-card.tsx'

/** Whether routes are recorded, and what that means for the people whose routes they are. */
export function LocationPage() {
  const t = useT()
  const days = trackDaysOf(useCompany()?.trackDays)
  return (
    <SectionPage section="location">
      <TrackingCard />
      <Card title={t('locationPolicy.title')}>
        <Facts
          items={(['recorded', 'seen', 'kept', 'choice'] as const).map((about) => ({
            term: t(`locationPolicy.${about}`),
            detail: t(`locationPolicy.${about}Note`, { days }),
          }))}
        />
      </Card>
    </SectionPage>
  )
}

import { useActor } from '#data/react.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { Page } from '#ui/layout/page.tsx'
import { TrackingDesk } from './desk/tracking-desk.tsx'
import { OwnRoute } from './own-route.tsx'
import { TrackingConsentCard } from './tracking-consent-card.tsx'

/** The map: of everyone for the office, of their own day for a technician. */
export function TrackingPage() {
  const t = useT()
  const actor = useActor()
  if (actor !== null && isAdminLevel(actor)) return <TrackingDesk />
  return (
    <Page title={t('tracking.title')} note={t('tracking.about')}>
      <TrackingConsentCard />
      <OwnRoute />
    </Page>
  )
}

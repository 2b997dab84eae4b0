import { VisitList } from '#components/order/visit-list.tsx'
import { siteHistory } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { unlistedVisits } from './unlisted-visits.ts'

const maxShown = 5

/** Visits to a site by orders that are not on this device; nothing if there are none. */
export function SiteVisits({ siteId, name }: { siteId: string; name: string | null }) {
  const t = useT()
  const history = useLive(siteHistory(siteId))
  const visits = unlistedVisits(history?.visits ?? [], maxShown)
  if (visits.length === 0) return null
  return (
    <Card title={t('orders.earlier')} actions={name} flush>
      <VisitList visits={visits} />
    </Card>
  )
}

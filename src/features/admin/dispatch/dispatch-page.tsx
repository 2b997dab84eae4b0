import { CompanySectionPage } from '../section-page.tsx'
import { BarriersCard } from './barriers-card.tsx'
import { LimitsCard } from './limits-card.tsx'
import { TerritoriesCard } from './territories-card.tsx'
import { WeightsCard } from './weights-card.tsx'
import { WindowsCard } from './windows-card.tsx'

/** What the company promises, what it plans by, and its territories. */
export function DispatchPage() {
  return (
    <CompanySectionPage section="dispatch">
      {(company) => (
        <>
          <WindowsCard company={company} />
          <LimitsCard company={company} />
          <WeightsCard company={company} />
          <TerritoriesCard company={company} />
          <BarriersCard company={company} />
        </>
      )}
    </CompanySectionPage>
  )
}

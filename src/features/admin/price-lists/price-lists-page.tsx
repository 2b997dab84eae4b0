import { SectionPage } from '../section-page.tsx'
import { PriceListsCard } from './price-lists-card.tsx'

/** The prices that some customers pay instead of the catalogue's. */
export function PriceListsPage() {
  return (
    <SectionPage section="prices">
      <PriceListsCard />
    </SectionPage>
  )
}

import { SectionPage } from '../section-page.tsx'
import { TemplatesCard } from './templates-card.tsx'

export function TemplatesPage() {
  return (
    <SectionPage section="templates">
      <TemplatesCard />
    </SectionPage>
  )
}

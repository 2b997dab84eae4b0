import { useActor, useSession } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { SectionPage } from '../section-page.tsx'
import { DeletionCard } from './deletion/deletion-card.tsx'
import { ErasureCard } from './erasure/erasure-card.tsx'
import { RestoreCard } from './restore/restore-card.tsx'
import { ExportCard } from './export-card.tsx'
import { SampleDataCard } from './sample-data-card.tsx'

/** What the owner can do with all of the company's data; also without a valid subscription. */
export function DataPage() {
  const t = useT()
  const session = useSession()
  const actor = useActor()
  const company = session.kind === 'signedIn' ? session.company : null
  if (!company || actor?.role !== 'owner') return <EmptyState title={t('admin.none')} />
  return (
    <SectionPage section="data">
      <SampleDataCard />
      <ExportCard company={company} />
      <RestoreCard />
      <ErasureCard />
      <DeletionCard company={company} />
    </SectionPage>
  )
}

import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { useT } from '#messages/index.ts'
import { StaffCard, type StaffPerson } from './staff-card.tsx'

const PaceSheet = lazySheet(async () => (await import('./pace-sheet.tsx')).PaceSheet)

/** How long a person takes for work, which only the office is shown. */
export function PaceCard({ person, mayEdit }: { person: StaffPerson; mayEdit: boolean }) {
  const t = useT()
  return (
    <StaffCard title={t('pace.title')} person={person} mayEdit={mayEdit} sheet={PaceSheet}>
      {({ plan }) => <p>{t('pace.of', { percent: plan.pace })}</p>}
    </StaffCard>
  )
}

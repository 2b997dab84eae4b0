import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { BaseText } from '#components/staff/base-text.tsx'
import { useT } from '#messages/index.ts'
import { StaffCard, type StaffPerson } from './staff-card.tsx'

const BaseSheet = lazySheet(async () => (await import('./base-sheet.tsx')).BaseSheet)

/** Where a person's day starts. */
export function BaseCard({ person, mayEdit }: { person: StaffPerson; mayEdit: boolean }) {
  const t = useT()
  return (
    <StaffCard title={t('base.title')} person={person} mayEdit={mayEdit} sheet={BaseSheet}>
      {({ plan, company }) => <BaseText place={plan.basePlace} companyAddress={company.address} />}
    </StaffCard>
  )
}

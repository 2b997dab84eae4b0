import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { SkillList } from '#components/staff/skill-list.tsx'
import { useT } from '#messages/index.ts'
import { StaffCard, type StaffPerson } from './staff-card.tsx'

const SkillsSheet = lazySheet(async () => (await import('./skills-sheet.tsx')).SkillsSheet)

/** What a person is trained for. */
export function SkillsCard({ person, mayEdit }: { person: StaffPerson; mayEdit: boolean }) {
  const t = useT()
  return (
    <StaffCard title={t('skills.title')} person={person} mayEdit={mayEdit} sheet={SkillsSheet}>
      {({ plan, company, today }) => (
        <SkillList held={plan.skills} skills={company.skills} today={today} />
      )}
    </StaffCard>
  )
}

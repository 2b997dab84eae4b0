import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { WeekHours } from '#components/staff/week-hours.tsx'
import { useT } from '#messages/index.ts'
import { Exceptions } from './exceptions.tsx'
import { StaffCard, type StaffPerson } from './staff-card.tsx'

const HoursSheet = lazySheet(async () => (await import('./hours-sheet.tsx')).HoursSheet, 'public')

/** When a person works: weekly hours, breaks, and days with other hours. */
export function HoursCard({ person, mayEdit }: { person: StaffPerson; mayEdit: boolean }) {
  const t = useT()
  return (
    <StaffCard title={t('hoursOf.title')} person={person} mayEdit={mayEdit} sheet={HoursSheet}>
      {(view) => (
        <>
          <WeekHours company={view.company} plan={view.plan} today={view.today} />
          <Exceptions person={person} view={view} mayEdit={mayEdit} />
        </>
      )}
    </StaffCard>
  )
}

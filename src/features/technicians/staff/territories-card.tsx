import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { useTerritories } from '#data/react.ts'
import { territoriesOf } from '#domain/company/dispatch/territory-of.ts'
import { useFormat, useT } from '#messages/index.ts'
import { StaffCard, type StaffPerson } from './staff-card.tsx'

const TerritoriesSheet = lazySheet(
  async () => (await import('./territories-sheet.tsx')).TerritoriesSheet,
)

/** The territories in which a person works; nothing where the company has none. */
export function TerritoriesCard({ person, mayEdit }: { person: StaffPerson; mayEdit: boolean }) {
  const t = useT()
  const format = useFormat()
  const all = useTerritories()
  if (all.length === 0) return null
  return (
    <StaffCard
      title={t('territories.title')}
      person={person}
      mayEdit={mayEdit}
      sheet={TerritoriesSheet}
    >
      {({ plan }) => {
        const names = territoriesOf(all, plan).map(({ name }) => name)
        return <p>{names.length === 0 ? t('territories.everywhere') : format.list(names)}</p>
      }}
    </StaffCard>
  )
}

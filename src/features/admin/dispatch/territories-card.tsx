import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { everyonesStaff, team } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { mostTerritories, type Territory } from '#domain/company/dispatch/territory.ts'
import type { Company } from '#domain/entities/company.ts'
import { useT } from '#messages/index.ts'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { ItemRows, ItemsCard } from '../settings/items-card.tsx'

const TerritorySheet = lazySheet(async () => (await import('./territory-sheet.tsx')).TerritorySheet)

/** The company's territories, with how many postal codes and people each has. */
export function TerritoriesCard({ company }: { company: Company }) {
  const t = useT()
  const actor = useActor()
  const staff = useLive(everyonesStaff())
  const people = useLive(team())
  const [open, setOpen] = useState<Territory | 'new' | null>(null)
  if (!staff || !people) return <Skeleton label={t('territories.title')} count={3} />
  const may = actor !== null && can(actor, 'company/edit')
  const active = new Set(people.filter(({ status }) => status === 'active').map(({ id }) => id))
  const peopleIn = (id: string) =>
    staff.filter((one) => active.has(one.userId) && one.territoryIds.includes(id)).length
  const sorted = company.territories.toSorted((a, b) => a.name.localeCompare(b.name))
  return (
    <ItemsCard
      title={t('territories.title')}
      addLabel={t('territories.new')}
      none={t('territories.none')}
      full={t('territories.full')}
      count={sorted.length}
      most={mostTerritories}
      onAdd={may ? () => setOpen('new') : null}
    >
      <ItemRows
        rows={sorted.map(({ id, name, postalCodes }) => ({
          id,
          title: name,
          note: t('territories.codes', { count: postalCodes.length }),
          people: t('territories.people', { count: peopleIn(id) }),
        }))}
        onOpen={may ? (id) => setOpen(sorted.find((one) => one.id === id) ?? null) : null}
      />
      <Suspense fallback={null}>
        {open !== null && (
          <TerritorySheet
            company={company}
            territory={open === 'new' ? null : open}
            hasPeople={open !== 'new' && peopleIn(open.id) > 0}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </ItemsCard>
  )
}

import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { everyonesStaff, team } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { mostTerritories, type Territory } from '#domain/company/dispatch/territory.ts'
import type { Company } from '#domain/entities/company.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import styles from './dispatch.module.css'

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
  const isFull = sorted.length >= mostTerritories

  return (
    <Card
      title={t('territories.title')}
      flush={sorted.length > 0}
      actions={
        may && (
          <Button
            size="small"
            icon={<Plus aria-hidden="true" />}
            isDisabled={isFull}
            onPress={() => setOpen('new')}
          >
            {t('territories.new')}
          </Button>
        )
      }
    >
      {sorted.length === 0 && <p>{t('territories.none')}</p>}
      {isFull && <p className={styles.note}>{t('territories.full')}</p>}
      <ul className={styles.rows}>
        {sorted.map((one) => (
          <li key={one.id}>
            <ListRow
              title={one.name}
              note={t('territories.codes', { count: one.postalCodes.length })}
              titleEnd={
                <span className={styles.count}>
                  {t('territories.people', { count: peopleIn(one.id) })}
                </span>
              }
              {...(may && { onPress: () => setOpen(one) })}
            />
          </li>
        ))}
      </ul>
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
    </Card>
  )
}

import { ShortageCounts } from '#components/stock/shortage.tsx'
import { Truck } from 'lucide-react'
import { useState } from 'react'
import { stockLocations } from '#data/index.ts'
import { useFeature, useLive } from '#data/react.ts'
import type { User } from '#domain/entities/user.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { List } from '#ui/list/list.tsx'
import { vansOf } from '../vans-of.ts'
import styles from './person-page.module.css'
import { VanSheet } from './van-sheet.tsx'

/** The van whose stock a person drives. */
export function VanCard({ person }: { person: User }) {
  const t = useT()
  const stock = useLive(stockLocations())
  const [isChoosing, setChoosing] = useState(false)
  const hasStock = useFeature('inventory')
  const vans = vansOf(stock ?? [], person.id)
  const shown = stock?.filter(({ location }) => vans.includes(location)) ?? []
  if (!hasStock || (person.role !== 'technician' && vans.length === 0)) return null
  return (
    <Card
      title={t('technicians.van')}
      flush={shown.length > 0}
      actions={
        person.status === 'active' &&
        vans.length < 2 && (
          <Button onPress={() => setChoosing(true)}>
            {t(vans.length === 0 ? 'technicians.assignVan' : 'technicians.changeVan')}
          </Button>
        )
      }
    >
      {shown.length === 0 && <p className={styles.none}>{t('technicians.noVan')}</p>}
      {shown.length > 0 && (
        <List
          label={t('technicians.van')}
          items={shown}
          getKey={({ location }) => location.id}
          render={({ location, items, low, below }) => (
            <ListRow
              href={`/inventory/places/${location.id}`}
              before={<Truck aria-hidden="true" />}
              title={location.name}
              note={t('technicians.partsInVan', { count: items })}
              noteEnd={<ShortageCounts below={below} low={low} />}
            />
          )}
        />
      )}
      {isChoosing && (
        <VanSheet person={person} van={vans[0] ?? null} onClose={() => setChoosing(false)} />
      )}
    </Card>
  )
}

import { ShortageCounts } from '#components/stock/shortage.tsx'
import { Truck, Warehouse } from 'lucide-react'
import { SampleBadge } from '#components/sample/sample-badge.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { type LocationStock, team } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { holderText } from '../holder-text.ts'
import styles from '../inventory.module.css'
import { inventoryHref } from '../list-url.ts'

export interface LocationRowProps {
  stock: LocationStock
  /** The search text, kept in the link so that the way back leads to the same list. */
  text: string
}

/** A store or van: whose it is, what it holds and what is low. */
export function LocationRow({ stock, text }: LocationRowProps) {
  const t = useT()
  const people = useLive(team())
  const { location, items, low, below, incoming, unsent } = stock
  const isVan = location.kind === 'van'
  return (
    <ListRow
      href={inventoryHref('places', `/places/${location.id}`, text)}
      before={isVan ? <Truck aria-hidden="true" /> : <Warehouse aria-hidden="true" />}
      title={location.name}
      titleEnd={
        <>
          {unsent && <UnsentMark />}
          <span className={styles.quantity}>{t('inventory.count', { count: items })}</span>
        </>
      }
      note={
        <>
          <SampleBadge id={location.id} />{' '}
          {isVan ? holderText(t, location, people) : t(`inventory.kind.${location.kind}`)}
        </>
      }
      noteEnd={
        <>
          {incoming > 0 && (
            <Badge tone="blue">{t('inventory.transfersInTransit', { count: incoming })}</Badge>
          )}
          <ShortageCounts below={below} low={low} />
        </>
      }
    />
  )
}

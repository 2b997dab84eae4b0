import type { ReactNode } from 'react'
import type { Asset } from '#domain/entities/asset.ts'
import { useNow, useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { DayText } from '../text/day-text.tsx'
import { UnsentMark } from '../sync/unsent-mark.tsx'
import { type ShownVisit, VisitList } from '../order/visit-list.tsx'
import type { ShownAsset } from './shown-asset.ts'
import styles from './assets.module.css'

export interface AssetSheetProps {
  item: ShownAsset
  /** Visits in which the asset was worked on, newest first. */
  visits: readonly ShownVisit[]
  more?: ReactNode
  actions?: ReactNode
  onClose: () => void
}

/** One piece of equipment: its details, warranty and service history. */
export function AssetSheet({ item, visits, more, actions, onClose }: AssetSheetProps) {
  const { asset, unsent } = item
  const t = useT()
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={asset.name}
      closeLabel={t('action.close')}
      size="large"
    >
      <div className={styles.sheet}>
        {(unsent || asset.archivedAt !== null) && (
          <p className={styles.row}>
            {unsent && <UnsentMark />}
            {asset.archivedAt !== null && <Badge tone="grey">{t('assets.outOfService')}</Badge>}
          </p>
        )}
        <AssetFacts asset={asset} />
        {asset.notes !== '' && <p className={styles.notes}>{asset.notes}</p>}
        {more}
        <section>
          <h3 className={styles.heading}>{t('assets.serviceHistory')}</h3>
          {visits.length === 0 ? (
            <p className={styles.none}>{t('assets.serviceHistoryNone')}</p>
          ) : (
            <VisitList visits={visits} />
          )}
        </section>
        {Boolean(actions) && <div className={styles.row}>{actions}</div>}
      </div>
    </Sheet>
  )
}

function AssetFacts({ asset }: { asset: Asset }) {
  const t = useT()
  const now = useNow()
  const { maker, model, serial, barcode, inServiceOn, warrantyUntil } = asset
  const isOver = warrantyUntil !== null && Date.parse(warrantyUntil) + dayMs < now
  const facts = [
    { term: t('assets.maker'), detail: maker },
    { term: t('assets.model'), detail: model },
    { term: t('assets.serial'), detail: serial },
    { term: t('assets.barcode'), detail: barcode },
    { term: t('assets.inServiceOn'), detail: inServiceOn && <DayText day={inServiceOn} /> },
    {
      term: t('assets.warrantyUntil'),
      detail: warrantyUntil && (
        <>
          <DayText day={warrantyUntil} />{' '}
          {isOver && <Badge tone="grey">{t('assets.warrantyExpired')}</Badge>}
        </>
      ),
    },
  ]
  return <Facts items={facts.filter(({ detail }) => detail !== '' && detail !== null)} />
}

const dayMs = 86_400_000

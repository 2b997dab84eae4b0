import { type ReactNode, Suspense } from 'react'
import type { Asset } from '#domain/entities/asset.ts'
import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { useUrlQuery } from '#ui/url-query.ts'
import { lazySheet } from '../sheet/lazy-sheet.tsx'
import { UnsentMark } from '../sync/unsent-mark.tsx'
import type { ShownVisit } from '../order/visit-list.tsx'
import { WhenText } from '../text/when-text.tsx'
import type { ShownAsset } from './shown-asset.ts'
import styles from './assets.module.css'

const AssetSheet = lazySheet(async () => (await import('./asset-sheet.tsx')).AssetSheet)

export interface AssetListProps {
  assets: readonly ShownAsset[]
  /** All visits to the site, newest first. */
  visits: readonly ShownVisit[]
  /** Ids of the assets the order is about: listed first and highlighted. */
  marked?: readonly string[]
  /** Shown in the sheet of one asset, after what is known of it. */
  renderMore?: (asset: Asset) => ReactNode
  /** Actions for one asset, shown in its sheet. */
  renderActions?: (asset: Asset, close: () => void) => ReactNode
}

/**
 * The equipment at a site with the date of the last visit; a tap opens one, and the URL keeps which one is
 * open.
 */
export function AssetList({
  assets,
  visits,
  marked = [],
  renderMore,
  renderActions,
}: AssetListProps) {
  const t = useT()
  const query = useUrlQuery()
  const openId = query.values.get('asset')
  const show = (id: string | null) => query.change((now) => withAsset(now, id))
  const open = assets.find(({ asset }) => asset.id === openId)
  const shown = [
    ...assets.filter(({ asset }) => marked.includes(asset.id)),
    ...assets.filter(({ asset }) => !marked.includes(asset.id)),
  ]
  const visitsOf = (id: string) => visits.filter(({ assetIds }) => assetIds.includes(id))
  return (
    <>
      <ul className={styles.list}>
        {shown.map(({ asset, unsent }) => {
          const last = visitsOf(asset.id)[0]
          return (
            <li key={asset.id}>
              <ListRow
                title={
                  <>
                    {asset.name} {unsent && <UnsentMark />}
                  </>
                }
                titleEnd={
                  marked.includes(asset.id) ? (
                    <Badge tone="blue">{t('assets.thisOrder')}</Badge>
                  ) : (
                    asset.archivedAt !== null && (
                      <Badge tone="grey">{t('assets.outOfService')}</Badge>
                    )
                  )
                }
                note={[asset.maker, asset.model, asset.serial].filter(Boolean).join(' · ')}
                noteEnd={last && <WhenText at={last.at} show="date" />}
                chevron
                onPress={() => show(asset.id)}
              />
            </li>
          )
        })}
      </ul>
      {open && (
        <Suspense fallback={null}>
          <AssetSheet
            item={open}
            visits={visitsOf(open.asset.id)}
            more={renderMore?.(open.asset)}
            actions={renderActions?.(open.asset, () => show(null))}
            onClose={() => show(null)}
          />
        </Suspense>
      )}
    </>
  )
}

function withAsset(query: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(query)
  if (id === null) next.delete('asset')
  else next.set('asset', id)
  return next
}

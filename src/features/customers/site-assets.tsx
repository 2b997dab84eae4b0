import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { AssetList } from '#components/assets/asset-list.tsx'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { siteHistory } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { Asset } from '#domain/entities/asset.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { AssetActions } from './asset-actions.tsx'
import styles from './site-assets.module.css'
import { SitePlans } from './site-plans.tsx'

const EditAssetSheet = lazySheet(
  async () => (await import('./edit-asset-sheet.tsx')).EditAssetSheet,
)

/** The equipment at one of a customer's sites. */
export function SiteAssets({ customerId, siteId }: { customerId: string; siteId: string }) {
  const t = useT()
  const actor = useActor()
  const history = useLive(siteHistory(siteId))
  const [editing, setEditing] = useState<Asset | 'new' | null>(null)
  const mayEdit = actor !== null && can(actor, 'asset/edit')
  if (!history || (history.assets.length === 0 && !mayEdit)) return null
  return (
    <section className={styles.assets}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('assets.title')}</h3>
        {mayEdit && (
          <Button
            size="small"
            variant="quiet"
            icon={<Plus aria-hidden="true" />}
            onPress={() => setEditing('new')}
          >
            {t('assets.add')}
          </Button>
        )}
      </div>
      {history.assets.length === 0 ? (
        <p className={styles.none}>{t('assets.none')}</p>
      ) : (
        <AssetList
          {...history}
          renderMore={({ id }) => <SitePlans {...{ customerId, siteId, assetId: id }} />}
          renderActions={(asset, close) =>
            mayEdit && (
              <AssetActions
                asset={asset}
                onEdit={() => {
                  close()
                  setEditing(asset)
                }}
              />
            )
          }
        />
      )}
      {editing !== null && (
        <Suspense fallback={null}>
          <EditAssetSheet
            siteId={siteId}
            asset={editing === 'new' ? null : editing}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </section>
  )
}

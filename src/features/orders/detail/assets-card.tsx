import { AssetList } from '#components/assets/asset-list.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { siteHistory } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'

/** The equipment at the order's site, with what the order is about first. */
export function AssetsCard({ order, unsent }: { order: Order; unsent: boolean }) {
  const t = useT()
  const history = useLive(siteHistory(order.siteId))
  const shown = history?.assets.filter(
    ({ asset }) => asset.archivedAt === null || order.assetIds.includes(asset.id),
  )
  if (!history || !shown || shown.length === 0) return null
  return (
    <Card title={t('assets.title')} actions={unsent && <UnsentMark />} flush>
      <AssetList assets={shown} visits={history.visits} marked={order.assetIds} />
    </Card>
  )
}

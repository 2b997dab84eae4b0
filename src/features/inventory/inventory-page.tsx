import { CountStat } from '#components/count-stat.tsx'
import { OfflineNote } from '#components/offline-note.tsx'
import { useServerCount, useSyncStatus } from '#data/react.ts'
import { useT, loadMessages } from '#messages/index.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Page } from '#ui/page.tsx'
import { StatRow } from '#ui/stat.tsx'

await loadMessages('work')

export function InventoryPage() {
  const t = useT()
  const items = useServerCount('items')
  const locations = useServerCount('locations')
  const movements = useServerCount('movements')
  const offline = useSyncStatus()?.online === false
  return (
    <Page title={t('inventory.title')} note={t('inventory.about')}>
      {offline && <OfflineNote needsConnection />}
      <StatRow>
        <CountStat label={t('inventory.items')} count={items} />
        <CountStat label={t('inventory.locations')} count={locations} />
        <CountStat label={t('inventory.movements')} count={movements} />
      </StatRow>
      {items.state === 'known' && items.count === 0 && (
        <EmptyState title={t('inventory.none')}>{t('inventory.noneNote')}</EmptyState>
      )}
    </Page>
  )
}

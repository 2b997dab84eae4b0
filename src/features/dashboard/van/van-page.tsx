import { Suspense, useDeferredValue, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { quantityText } from '#components/text/quantity-text.ts'
import { Shortage, ShortageCounts } from '#components/stock/shortage.tsx'
import { shortestFirst } from '#components/stock/shortest-first.ts'
import { Transfers } from '#components/stock/transfers.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { useDeviceName } from '#components/sync/use-device-name.ts'
import { vanView, type VanView } from '#data/index.ts'
import { useActor, useFeature, useLive, useMutate } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { List } from '#ui/list/list.tsx'
import { Page, Section } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { useUrlText } from '#ui/use-url-text.ts'
import styles from './van-page.module.css'

const StockActionSheet = lazySheet(
  async () => (await import('#components/stock/stock-action-sheet.tsx')).StockActionSheet,
)

const actions = ['count', 'send'] as const
const sending = ['send'] as const

/** The van's stock: what it holds, what is low, and pending transfers. */
export function VanPage() {
  const t = useT()
  const actor = useActor()
  const view = useLive(vanView())
  const hasStock = useFeature('inventory')
  const back = { href: '/dashboard', label: t('dashboard.today') }

  return (
    <Page
      title={(hasStock && view?.van.name) || t('van.title')}
      back={back}
      documentTitle={t('van.title')}
    >
      {!hasStock && <EmptyState title={t('van.off')} />}
      {hasStock && view === undefined && <Skeleton label={t('van.title')} count={6} />}
      {hasStock && view === null && (
        <EmptyState title={t('van.none')}>{t('van.noneNote')}</EmptyState>
      )}
      {hasStock && view && actor && (
        <VanContents view={view} actions={can(actor, 'stock/count') ? actions : sending} />
      )}
    </Page>
  )
}

interface VanContentsProps {
  view: VanView
  /** What this person may do with an item in the van. */
  actions: typeof actions | typeof sending
}

function VanContents({ view, actions: mayDo }: VanContentsProps) {
  const t = useT()
  const mutate = useMutate()
  const device = useDeviceName()
  const [typed, setTyped] = useUrlText()
  const [chosen, setChosen] = useState<string | null>(null)
  const wanted = useDeferredValue(typed).trim().toLowerCase()
  const shown = view.stock
    .filter(({ item }) => `${item.name} ${item.sku} ${item.barcode}`.toLowerCase().includes(wanted))
    .toSorted(shortestFirst)
  const low = view.stock.filter(({ low: isLow, quantity }) => isLow && quantity >= 0).length
  const below = view.stock.filter(({ quantity }) => quantity < 0).length
  const line = view.stock.find(({ item }) => item.id === chosen)
  const ends = {
    locationId: view.van.id,
    take: (args: MutationArgs<'stock/receive'>) => mutate('stock/receive', args),
  }

  return (
    <>
      <Transfers title={t('van.incoming')} transfers={view.incoming} {...ends} />
      <Transfers title={t('van.outgoing')} transfers={view.outgoing} {...ends} />
      <Section title={t('van.contents')} actions={<ShortageCounts below={below} low={low} />}>
        <SearchField
          label={t('van.search')}
          hideLabel
          placeholder={t('parts.searchHint')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {shown.length === 0 && (
          <p>{view.stock.length === 0 ? t('van.empty') : t('parts.noMatch', { device })}</p>
        )}
        <div className={styles.list}>
          <List
            label={t('van.contents')}
            items={shown}
            getKey={({ item }) => item.id}
            render={({ item, quantity, low: isLow, unsent }) => (
              <ListRow
                title={item.name}
                titleEnd={
                  <>
                    {unsent && <UnsentMark />}
                    <span className={styles.quantity}>{quantityText(t, quantity, item.unit)}</span>
                  </>
                }
                note={item.sku}
                noteEnd={<Shortage quantity={quantity} low={isLow} />}
                onPress={() => setChosen(item.id)}
              />
            )}
          />
        </div>
      </Section>
      {line && (
        <Suspense fallback={null}>
          <StockActionSheet
            key={line.item.id}
            location={view.van}
            item={line.item}
            quantity={line.quantity}
            minimum={line.item.minimums[view.van.id] ?? null}
            others={view.others}
            actions={mayDo}
            save={({ name, args }) => mutate(name, args)}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </>
  )
}

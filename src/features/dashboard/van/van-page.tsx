import { Suspense, useDeferredValue, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { quantityText } from '#components/text/quantity-text.ts'
import { Shortage, ShortageCounts } from '#components/stock/shortage.tsx'
import { stockNote } from '#components/stock/stock-note.ts'
import { shortestFirst } from '#components/stock/shortest-first.ts'
import { findByItem } from '#components/stock/find-by-item.ts'
import { itemWords } from '#components/stock/item-words.ts'
import { Transfers } from '#components/stock/transfers.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { vanView, type VanView, useWarehouses } from '#data/index.ts'
import { useActor, useFeature, useLive, useMutate } from '#data/react.ts'
import type { Actor } from '#domain/access/actor.ts'
import { can } from '#domain/access/can.ts'
import type { Item } from '#domain/entities/item.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { mayMove } from '#domain/stock/movement-rules.ts'
import { wordMatcher } from '#lib/word-matcher.ts'
import { useFormat, useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { List } from '#ui/list/list.tsx'
import { Page, Section } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { useUrlText } from '#ui/use-url-text.ts'
import { NotHere } from './not-here.tsx'
import { useMoveStock } from './use-move-stock.ts'
import { vanActions } from './van-actions.ts'
import styles from './van-page.module.css'

const StockActionSheet = lazySheet(
  async () => (await import('#components/stock/stock-action-sheet.tsx')).StockActionSheet,
)

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
      {hasStock && view && actor && <VanContents view={view} actor={actor} />}
    </Page>
  )
}

interface VanContentsProps {
  view: VanView
  actor: Actor
}

function VanContents({ view, actor }: VanContentsProps) {
  const t = useT()
  const format = useFormat()
  const mutate = useMutate()
  const moveStock = useMoveStock(view.van.id)
  const [typed, setTyped] = useUrlText()
  const [chosen, setChosen] = useState<Item | null>(null)
  const wanted = useDeferredValue(typed)
  const matches = wordMatcher(wanted)
  const shown = findByItem(view.stock, wanted, ({ item }) => item).toSorted(shortestFirst)
  const isHere = matches === null || shown.some(({ item }) => matches(itemWords(item)))
  const low = view.stock.filter(({ low: isLow, quantity }) => isLow && quantity >= 0).length
  const below = view.stock.filter(({ quantity }) => quantity < 0).length
  const line = view.stock.find(({ item }) => item.id === chosen?.id)
  const { warehouses, asOf } = useWarehouses()
  const sources = view.others
    .filter(({ kind }) => kind === 'warehouse')
    .map(({ id, name }) => {
      const stock = warehouses.find((one) => one.id === id)?.held
      return { id, name, held: stock && chosen ? (stock.get(chosen.id) ?? 0) : undefined }
    })
  const mayTake = sources.length > 0 && mayMove(actor, 'transferOut', 'warehouse')
  const searchesElsewhere = !isHere && mayTake
  const hasNone = view.stock.length > 0 && shown.length === 0
  const mayCount = line !== undefined && can(actor, 'stock/count')
  const actions = vanActions({
    isHere: line !== undefined,
    isLow: line?.low === true,
    mayCount,
    mayTake,
  })
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
        {view.stock.length === 0 && <p>{t('van.empty')}</p>}
        {hasNone && !searchesElsewhere && <p>{t('parts.noMatch')}</p>}
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
                note={stockNote(t, format, {
                  sku: item.sku,
                  minimum: item.minimums[view.van.id] ?? null,
                })}
                noteEnd={<Shortage quantity={quantity} low={isLow} />}
                onPress={() => setChosen(item)}
              />
            )}
          />
        </div>
      </Section>
      {searchesElsewhere && (
        <NotHere typed={wanted} isAlone={hasNone} warehouses={warehouses} onChoose={setChosen} />
      )}
      {chosen && (
        <Suspense fallback={null}>
          <StockActionSheet
            key={chosen.id}
            location={view.van}
            item={chosen}
            quantity={line?.quantity ?? 0}
            minimum={chosen.minimums[view.van.id] ?? null}
            others={view.others}
            sources={sources}
            heldAsOf={asOf}
            actions={actions}
            save={(change) => moveStock(change, chosen)}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </>
  )
}

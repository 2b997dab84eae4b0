import { Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { SampleBadge } from '#components/sample/sample-badge.tsx'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { ChangesLink } from '#components/text/changes-link.tsx'
import { quantityText } from '#components/text/quantity-text.ts'
import { MovementList } from '#components/stock/movement-list.tsx'
import { UnsentBadge } from '#components/sync/unsent-badge.tsx'
import { costOfId, itemView, type ItemView, stockLocations, team } from '#data/index.ts'
import { useActor, useLive, useMutate } from '#data/react.ts'
import { costOf } from '#domain/stock/cost-of.ts'
import { isPart } from '#domain/stock/is-part.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { Page } from '#ui/layout/page.tsx'
import styles from './inventory.module.css'
import { NotFound } from './not-found.tsx'
import { Shortage } from '#components/stock/shortage.tsx'
import { inventoryHref, shownOf, textOf } from './list-url.ts'
import { ArchiveButton } from './archive-button.tsx'
import { ItemFacts } from './item-facts.tsx'

const ItemSheet = lazySheet(async () => (await import('./item-sheet.tsx')).ItemSheet)
const StockActionSheet = lazySheet(
  async () => (await import('#components/stock/stock-action-sheet.tsx')).StockActionSheet,
)

const actions = ['supply', 'count', 'send', 'minimum'] as const

/** The item whose id is in the URL. */
export function ItemPage() {
  const { itemId = '' } = useParams()
  const view = useLive(itemView(itemId))
  return view ? (
    <ItemDetail key={itemId} view={view} />
  ) : (
    <NotFound isLoading={view === undefined} />
  )
}

function ItemDetail({ view }: { view: ItemView }) {
  const t = useT()
  const mutate = useMutate()
  const actor = useActor()
  const { search } = useLocation()
  const people = useLive(team()) ?? []
  const [editing, setEditing] = useState(false)
  const { item, locations, inTransit } = view
  const cost = useLive(costOfId(item.id))
  const costMinor = cost === undefined ? undefined : costOf(item, cost)
  const amount = locations.reduce((sum, { quantity }) => sum + quantity, inTransit)

  return (
    <Page
      title={item.name}
      back={{
        href: inventoryHref(shownOf(search), '', textOf(search)),
        label: t('inventory.title'),
      }}
      note={
        <>
          {[item.sku, item.category].filter(Boolean).join(' · ')} <SampleBadge id={item.id} />{' '}
          {view.unsent && <UnsentBadge />}
        </>
      }
      actions={
        <Button icon={<Pencil aria-hidden="true" />} onPress={() => setEditing(true)}>
          {t('inventory.edit')}
        </Button>
      }
    >
      {item.archivedAt !== null && <p className={styles.muted}>{t('inventory.isArchived')}</p>}
      {(isPart(item) || amount !== 0) && <StockByLocation view={view} amount={amount} />}
      <Card title={t('inventory.details')}>
        <ItemFacts view={view} costMinor={costMinor} />
        <ArchiveButton
          archivedAt={item.archivedAt}
          refusal={amount === 0 ? null : t('inventory.archiveNotEmpty')}
          onChange={(archivedAt) =>
            void mutate('item/edit', { itemId: item.id, edits: { archivedAt } })
          }
        />
      </Card>
      {(isPart(item) || view.latest.length > 0) && (
        <Card title={t('inventory.history')}>
          <MovementList lines={view.latest} people={people} />
        </Card>
      )}
      <ChangesLink of={`items/${item.id}`} actor={actor} />
      {editing && costMinor !== undefined && (
        <Suspense fallback={null}>
          <ItemSheet
            item={item}
            costMinor={costMinor}
            isHeld={amount !== 0}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </Page>
  )
}

function StockByLocation({ view, amount }: { view: ItemView; amount: number }) {
  const t = useT()
  const format = useFormat()
  const mutate = useMutate()
  const known = useLive(stockLocations()) ?? []
  const [chosen, setChosen] = useState<string | null>(null)
  const { item, locations } = view
  const line = locations.find(({ location }) => location.id === chosen)
  const others = known.flatMap(({ location }) =>
    location.archivedAt === null && location.id !== chosen ? [location] : [],
  )
  return (
    <Card
      title={t('inventory.byLocation')}
      actions={
        <span className={styles.quantity}>
          {t('inventory.total', { amount: quantityText(t, amount, item.unit) })}
          {view.inTransit > 0 &&
            ` · ${t('inventory.inTransit', { amount: quantityText(t, view.inTransit, item.unit) })}`}
        </span>
      }
      flush={locations.length > 0}
    >
      {locations.length === 0 && <p className={styles.muted}>{t('inventory.addLocationFirst')}</p>}
      <ul className={styles.rows}>
        {locations.map(({ location, quantity, minimum, low }) => (
          <li key={location.id}>
            <ListRow
              title={location.name}
              titleEnd={
                <span className={styles.quantity}>{quantityText(t, quantity, item.unit)}</span>
              }
              note={
                minimum === null
                  ? t(`inventory.kind.${location.kind}`)
                  : t('inventory.minimum', { count: format.number(minimum) })
              }
              noteEnd={<Shortage quantity={quantity} low={low} />}
              onPress={() => setChosen(location.id)}
            />
          </li>
        ))}
      </ul>
      {line && (
        <Suspense fallback={null}>
          <StockActionSheet
            key={line.location.id}
            item={item}
            location={line.location}
            quantity={line.quantity}
            minimum={line.minimum}
            others={others}
            actions={actions}
            save={({ name, args }) => mutate(name, args)}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </Card>
  )
}

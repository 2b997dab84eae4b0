import { PackagePlus, Pencil, Truck } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { SampleBadge } from '#components/sample/sample-badge.tsx'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { ChangesLink } from '#components/text/changes-link.tsx'
import { quantityText } from '#components/text/quantity-text.ts'
import { MovementList } from '#components/stock/movement-list.tsx'
import { Transfers } from '#components/stock/transfers.tsx'
import { UnsentBadge } from '#components/sync/unsent-badge.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { locationView, type LocationView, team } from '#data/index.ts'
import { useActor, useLive, useMutate } from '#data/react.ts'
import type { Item } from '#domain/entities/item.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { refillLines } from '#domain/stock/refill.ts'
import { sharesFor } from '#domain/stock/shares-for.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { List } from '#ui/list/list.tsx'
import { Page } from '#ui/layout/page.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { holderText } from './holder-text.ts'
import styles from './inventory.module.css'
import { NotFound } from './not-found.tsx'
import { Shortage, ShortageCounts } from '#components/stock/shortage.tsx'
import { stockNote } from '#components/stock/stock-note.ts'
import { shortestFirst } from '#components/stock/shortest-first.ts'
import { inventoryHref, textOf } from './list-url.ts'

const RefillSheet = lazySheet(async () => (await import('./refill/refill-sheet.tsx')).RefillSheet)
const LocationSheet = lazySheet(async () => (await import('./location-sheet.tsx')).LocationSheet)
const ChooseItemSheet = lazySheet(
  async () => (await import('./choose-item-sheet.tsx')).ChooseItemSheet,
)
const StockActionSheet = lazySheet(
  async () => (await import('#components/stock/stock-action-sheet.tsx')).StockActionSheet,
)

const actions = ['count', 'supply', 'send', 'minimum'] as const
const supplyOnly = ['supply', 'count', 'minimum'] as const

/** The store or van whose id is in the URL. */
export function LocationPage() {
  const { placeId: locationId = '' } = useParams()
  const view = useLive(locationView(locationId))
  return view ? (
    <LocationDetail key={locationId} view={view} />
  ) : (
    <NotFound isLoading={view === undefined} />
  )
}

function LocationDetail({ view }: { view: LocationView }) {
  const t = useT()
  const mutate = useMutate()
  const actor = useActor()
  const { search } = useLocation()
  const people = useLive(team())
  const [open, setOpen] = useState<'edit' | 'choose' | 'refill' | null>(null)
  const [chosen, setChosen] = useState<Item | null>(null)
  const { location } = view
  const wide = useMediaQuery('(width >= 600px)')
  const bring = location.archivedAt === null && (
    <Button
      variant="primary"
      size={wide ? 'medium' : 'large'}
      icon={<PackagePlus aria-hidden="true" />}
      onPress={() => setOpen('choose')}
    >
      {t('inventory.addStock')}
    </Button>
  )
  const holder = people?.find(({ id }) => id === location.technicianId)?.name
  const line = view.stock.find(({ item }) => item.id === chosen?.id)
  const ends = {
    locationId: location.id,
    take: (args: MutationArgs<'stock/receive'>) => mutate('stock/receive', args),
  }
  const close = () => {
    setOpen(null)
    setChosen(null)
  }

  return (
    <Page
      title={location.name}
      back={{
        href: inventoryHref('places', '', textOf(search)),
        label: t('inventory.list.places'),
      }}
      note={
        <>
          {location.kind === 'van'
            ? holderText(t, location, people)
            : t(`inventory.kind.${location.kind}`)}{' '}
          <SampleBadge id={location.id} /> {view.unsent && <UnsentBadge />}
        </>
      }
      actions={
        <>
          <Button icon={<Pencil aria-hidden="true" />} onPress={() => setOpen('edit')}>
            {t('inventory.edit')}
          </Button>
          {wide && bring}
        </>
      }
      primary={!wide && bring}
    >
      {location.archivedAt !== null && <p className={styles.muted}>{t('inventory.isArchived')}</p>}
      <HistoryNotShared view={view} name={holder} />
      <Transfers title={t('van.incoming')} transfers={view.incoming} {...ends} />
      <Transfers title={t('van.outgoing')} transfers={view.outgoing} {...ends} />
      <PartsHere view={view} onChoose={setChosen} onRefill={() => setOpen('refill')} />
      <Card title={t('inventory.history')}>
        <MovementList lines={view.latest} people={people ?? []} withNames />
      </Card>
      <ChangesLink of={`locations/${location.id}`} actor={actor} />
      <Suspense fallback={null}>
        {open === 'edit' && <LocationSheet location={location} view={view} onClose={close} />}
        {open === 'refill' && <RefillSheet view={view} onClose={close} />}
        {open === 'choose' && chosen === null && (
          <ChooseItemSheet onChoose={setChosen} onClose={close} />
        )}
        {chosen !== null && (
          <StockActionSheet
            key={chosen.id}
            item={chosen}
            location={location}
            quantity={line ? line.quantity : 0}
            minimum={line ? line.minimum : null}
            others={view.others}
            actions={open === 'choose' ? supplyOnly : actions}
            save={({ name, args }) => mutate(name, args)}
            onClose={close}
          />
        )}
      </Suspense>
    </Page>
  )
}

/** Warns that a van's stock is wrong on its technician's phone unless they may read all of its movements. */
function HistoryNotShared({ view, name }: { view: LocationView; name: string | undefined }) {
  const t = useT()
  const mutate = useMutate()
  const { location, readers } = view
  const missing = sharesFor(location.id, location.technicianId, readers)
  if (missing.length === 0 || name === undefined) return null

  async function share() {
    for (const args of missing) await mutate('location/share', args)
  }

  return (
    <Banner
      tone="attention"
      title={t('inventory.historyNotShared', { name })}
      action={<Button onPress={() => void share()}>{t('inventory.shareHistory')}</Button>}
    >
      {t('inventory.historyNotSharedNote')}
    </Banner>
  )
}

interface PartsHereProps {
  view: LocationView
  onChoose: (item: Item) => void
  onRefill: () => void
}

function PartsHere({ view, onChoose, onRefill }: PartsHereProps) {
  const t = useT()
  const format = useFormat()
  const low = view.stock.filter(({ low: isLow, quantity }) => isLow && quantity >= 0).length
  const below = view.stock.filter(({ quantity }) => quantity < 0).length
  return (
    <Card
      title={t('inventory.partsHere')}
      flush={view.stock.length > 0}
      actions={
        <span className={styles.headEnd}>
          <ShortageCounts below={below} low={low} />
          {mayRefill(view) && (
            <Button size="small" icon={<Truck aria-hidden="true" />} onPress={onRefill}>
              {t('refill.title')}
            </Button>
          )}
        </span>
      }
    >
      {view.stock.length === 0 && <p className={styles.muted}>{t('inventory.partsHereNone')}</p>}
      {view.stock.length > 0 && (
        <List
          label={t('inventory.partsHere')}
          items={view.stock.toSorted(shortestFirst)}
          getKey={({ item }) => item.id}
          render={({ item, quantity, minimum, low: isLow, unsent }) => (
            <ListRow
              title={item.name}
              titleEnd={
                <>
                  {unsent && <UnsentMark />}
                  <span className={styles.quantity}>{quantityText(t, quantity, item.unit)}</span>
                </>
              }
              note={stockNote(t, format, { sku: item.sku, minimum })}
              noteEnd={<Shortage quantity={quantity} low={isLow} />}
              onPress={() => onChoose(item)}
            />
          )}
        />
      )}
    </Card>
  )
}

/** Whether it lacks something that a warehouse could send. */
function mayRefill({ location, others, stock, incoming }: LocationView): boolean {
  return (
    location.archivedAt === null &&
    others.some(({ kind }) => kind === 'warehouse') &&
    refillLines(stock, incoming).length > 0
  )
}

import { Search } from 'lucide-react'
import { Suspense, useDeferredValue, useState } from 'react'
import { lazySheet } from '#components/lazy-sheet.tsx'
import { quantityText } from '#components/quantity-text.ts'
import { UnsentMark } from '#components/unsent-mark.tsx'
import { useDeviceWord } from '#components/use-device-word.ts'
import { useProblemToast } from '#components/use-problem-toast.ts'
import { vanView, type Transfer, type VanView } from '#data/index.ts'
import { useActor, useLive, useMutate } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { loadMessages, useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListRow } from '#ui/list-row.tsx'
import { List } from '#ui/list.tsx'
import { Page, Section } from '#ui/page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './van-page.module.css'

await loadMessages('work')

const VanItemSheet = lazySheet(async () => (await import('./van-item-sheet.tsx')).VanItemSheet)

/** What is on board, what is low, and what is on its way to or from other places. */
export function VanPage() {
  const t = useT()
  const actor = useActor()
  const view = useLive(vanView())
  const back = { href: '/dashboard', label: t('dashboard.today') }
  const mayMove = actor !== null && can(actor, 'stock/move')

  return (
    <Page title={view?.van.name ?? t('van.title')} back={back} documentTitle={t('van.title')}>
      {view === undefined && <Skeleton label={t('van.title')} count={6} />}
      {(view === null || !mayMove) && (
        <EmptyState title={t('van.none')}>{t('van.noneNote')}</EmptyState>
      )}
      {view && mayMove && <OnBoard view={view} />}
    </Page>
  )
}

function OnBoard({ view }: { view: VanView }) {
  const t = useT()
  const device = useDeviceWord()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const wanted = useDeferredValue(typed).trim().toLowerCase()
  const shown = view.stock
    .filter(({ item }) => `${item.name} ${item.sku} ${item.barcode}`.toLowerCase().includes(wanted))
    .toSorted((a, b) => Number(b.low) - Number(a.low))
  const low = view.stock.filter((line) => line.low).length
  const line = view.stock.find(({ item }) => item.id === chosen)

  return (
    <>
      <Transfers title={t('van.incoming')} transfers={view.incoming} placeId={view.van.id} />
      <Transfers title={t('van.outgoing')} transfers={view.outgoing} placeId={view.van.id} />
      <Section
        title={t('van.onBoard')}
        actions={low > 0 && <Badge tone="orange">{t('van.lowCount', { count: low })}</Badge>}
      >
        <TextField
          label={t('van.search')}
          hideLabel
          type="search"
          before={<Search aria-hidden="true" />}
          placeholder={t('parts.searchHint')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {shown.length === 0 && (
          <p>{view.stock.length === 0 ? t('van.empty') : t('parts.noMatch', { device })}</p>
        )}
        <div className={styles.list}>
          <List
            label={t('van.onBoard')}
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
                noteEnd={isLow ? <Badge tone="orange">{t('van.low')}</Badge> : undefined}
                onPress={() => setChosen(item.id)}
              />
            )}
          />
        </div>
      </Section>
      {line && (
        <Suspense fallback={null}>
          <VanItemSheet
            key={line.item.id}
            view={view}
            item={line.item}
            quantity={line.quantity}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </>
  )
}

interface TransfersProps {
  title: string
  transfers: readonly Transfer[]
  /** Whose side this is. */
  placeId: string
}

/** Both sides confirm: one hands over, the other says that it is there; until then it can be taken back. */
function Transfers({ title, transfers, placeId }: TransfersProps) {
  const t = useT()
  const mutate = useMutate()
  const reportProblem = useProblemToast()
  if (transfers.length === 0) return null

  async function take({ movement }: Transfer) {
    const { id: transferId, quantity } = movement
    const result = await mutate('stock/receive', { transferId, quantity, placeId })
    if (!result.ok) reportProblem(result.problem)
  }

  return (
    <Section title={title}>
      <ul className={styles.transfers}>
        {transfers.map((transfer) => {
          const { movement, item } = transfer
          const amount = quantityText(t, movement.quantity, item.unit)
          const mine = movement.toId === placeId
          return (
            <li key={movement.id} className={styles.transfer}>
              <div>
                <p>{item.name}</p>
                <p className={styles.note}>
                  {mine
                    ? t('van.from', { amount, place: transfer.from })
                    : t('van.to', { amount, place: transfer.to })}
                </p>
              </div>
              <Button variant={mine ? 'primary' : 'secondary'} onPress={() => void take(transfer)}>
                {t(mine ? 'van.take' : 'van.takeBack')}
              </Button>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

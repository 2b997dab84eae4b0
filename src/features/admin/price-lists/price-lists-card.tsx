import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { customersOfPriceLists, priceLists, unsentIds } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { PriceList } from '#domain/entities/price-list.ts'
import { priceRulesOf } from '#domain/pricing/price-rule.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import styles from './price-lists.module.css'

const PriceListSheet = lazySheet(
  async () => (await import('./price-list-sheet.tsx')).PriceListSheet,
)

/** The price lists, archived ones apart, with how many customers have each. */
export function PriceListsCard() {
  const t = useT()
  const actor = useActor()
  const lists = useLive(priceLists())
  const customers = useLive(customersOfPriceLists())
  const unsent = useLive(unsentIds('priceLists'))
  const [open, setOpen] = useState<PriceList | 'new' | null>(null)
  const noteOf = useListNote()
  if (!actor || !can(actor, 'pricelist/edit')) return null
  if (!lists) return <Skeleton label={t('priceList.loading')} shape="rows" />

  const active = lists.filter(({ archivedAt }) => archivedAt === null)
  const archived = lists.filter(({ archivedAt }) => archivedAt !== null)
  const rowsOf = (some: readonly PriceList[]) => (
    <ul className={styles.rows}>
      {some.map((list) => (
        <li key={list.id}>
          <ListRow
            title={
              <>
                {list.name} {unsent?.has(list.id) && <UnsentMark />}
              </>
            }
            titleEnd={
              <span className={styles.count}>
                {t('priceList.customers', { count: customers?.get(list.id) ?? 0 })}
              </span>
            }
            note={noteOf(list)}
            onPress={() => setOpen(list)}
          />
        </li>
      ))}
    </ul>
  )

  return (
    <>
      {lists.length === 0 ? (
        <EmptyState
          title={t('priceList.none')}
          action={
            <Button variant="primary" onPress={() => setOpen('new')}>
              {t('priceList.new')}
            </Button>
          }
        >
          {t('priceList.noneNote')}
        </EmptyState>
      ) : (
        <Card
          title={t('priceList.title')}
          flush
          actions={
            <Button size="small" icon={<Plus aria-hidden="true" />} onPress={() => setOpen('new')}>
              {t('priceList.new')}
            </Button>
          }
        >
          {rowsOf(active)}
          {archived.length > 0 && (
            <details className={styles.archived}>
              <summary>{t('priceList.archived', { count: archived.length })}</summary>
              {rowsOf(archived)}
            </details>
          )}
        </Card>
      )}
      {open !== null && (
        <Suspense fallback={null}>
          <PriceListSheet list={open === 'new' ? null : open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}

function useListNote() {
  const t = useT()
  const { day } = useFormat()
  return (list: PriceList): string => {
    const { currency, fromOn, untilOn } = list
    const [from, until] = [fromOn ?? '', untilOn ?? ''].map((one) => (one === '' ? '' : day(one)))
    const validity =
      from && until
        ? t('priceList.valid', { from, until })
        : from
          ? t('priceList.validFrom', { from })
          : until && t('priceList.validUntil', { until })
    const count = priceRulesOf(list).length
    return [t('priceList.ruleCount', { count }), currency, validity].filter(Boolean).join(' · ')
  }
}

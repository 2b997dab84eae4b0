import { X } from 'lucide-react'
import { leaks, type MoneyAtRisk, unbilledOf } from '#data/index.ts'
import { useLive, useOlderTime, useSyncStatus, useTimeZone } from '#data/react.ts'
import { leakKinds } from '#domain/leaks/leak.ts'
import { sumLeaks } from '#domain/leaks/sum-leaks.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { useUrlQuery } from '#ui/url-query.ts'
import {
  type AtRiskAddress,
  atRiskViews,
  filterAtRisk,
  readAtRiskAddress,
  withAtRiskAddress,
} from './at-risk-address.ts'
import styles from './at-risk.module.css'
import { LeakGroup } from './leak-group.tsx'
import { LeakSums } from './leak-sums.tsx'

/** Work that was done and has not become money, each with the way to it; or only what is on no invoice at all. */
export function AtRiskPage() {
  const t = useT()
  const { values, change } = useUrlQuery()
  const address = readAtRiskAddress(values)
  const { show: view, customer } = address
  const found = useLive(leaks(useToday(useTimeZone())))
  useOlderTime(useLive(unbilledOf())?.map(({ order }) => order) ?? [])
  const isLoading = (useSyncStatus()?.download ?? null) !== null
  const shown = found && filterAtRisk(found, address)
  const go = (changes: Partial<AtRiskAddress>) =>
    change((before) => withAtRiskAddress(before, changes))
  return (
    <Page
      title={t('atRisk.title')}
      back={{ href: '/invoices', label: t('invoiceDoc.back') }}
      tools={
        <ChipRow label={t('atRisk.show')}>
          {atRiskViews.map((one) => (
            <Chip key={one} isSelected={one === view} onPress={() => go({ show: one })}>
              {t(`atRisk.show.${one}`)}
            </Chip>
          ))}
          {customer !== '' && (
            <Chip isSelected icon={<X aria-hidden="true" />} onPress={() => go({ customer: '' })}>
              {found?.find(({ customerId }) => customerId === customer)?.customerName ||
                t('invoices.customer')}
            </Chip>
          )}
        </ChipRow>
      }
    >
      {!shown && <Skeleton label={t('atRisk.loading')} count={6} />}
      {shown?.length === 0 && (
        <EmptyState title={t(isLoading ? 'atRisk.loading' : 'atRisk.none')}>
          {t(view === 'all' ? 'atRisk.noneNote' : 'atRisk.noneUnbilled')}
        </EmptyState>
      )}
      {shown && shown.length > 0 && <Leaks items={shown} />}
    </Page>
  )
}

function Leaks({ items }: { items: readonly MoneyAtRisk[] }) {
  const t = useT()
  const groups = leakKinds.map((kind) => ({
    kind,
    items: items.filter((leak) => leak.kind === kind),
  }))
  return (
    <div className={styles.groups}>
      <section className={styles.head} aria-label={t('atRisk.title')}>
        <LeakSums sums={sumLeaks(items)} className={styles.total} />
        <p className={styles.note}>{t('atRisk.about')}</p>
      </section>
      {groups.map((group) => group.items.length > 0 && <LeakGroup key={group.kind} {...group} />)}
    </div>
  )
}

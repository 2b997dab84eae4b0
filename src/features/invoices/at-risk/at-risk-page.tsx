import { leaks, type MoneyAtRisk } from '#data/index.ts'
import { useLive, useSyncStatus, useTimeZone } from '#data/react.ts'
import { leakKinds } from '#domain/leaks/leak.ts'
import { sumLeaks } from '#domain/leaks/sum-leaks.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import styles from './at-risk.module.css'
import { LeakGroup } from './leak-group.tsx'
import { LeakSums } from './leak-sums.tsx'

/** Work that was done and has not become money, each with the way to it. */
export function AtRiskPage() {
  const t = useT()
  const found = useLive(leaks(useToday(useTimeZone())))
  const isLoading = (useSyncStatus()?.download ?? null) !== null
  return (
    <Page title={t('atRisk.title')} back={{ href: '/invoices', label: t('invoiceDoc.back') }}>
      {!found && <Skeleton label={t('atRisk.loading')} count={6} />}
      {found?.length === 0 && (
        <EmptyState title={t(isLoading ? 'atRisk.loading' : 'atRisk.none')}>
          {t('atRisk.noneNote')}
        </EmptyState>
      )}
      {found && found.length > 0 && <Leaks items={found} />}
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

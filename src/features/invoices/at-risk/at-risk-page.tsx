import * as v from 'valibot'
import { leaks, type MoneyAtRisk } from '#data/index.ts'
import { useLive, useSyncStatus, useTimeZone } from '#data/react.ts'
import { leakKinds, unbilledKinds } from '#domain/leaks/leak.ts'
import { sumLeaks } from '#domain/leaks/sum-leaks.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { useUrlQuery } from '#ui/url-query.ts'
import styles from './at-risk.module.css'
import { LeakGroup } from './leak-group.tsx'
import { LeakSums } from './leak-sums.tsx'

const views = ['all', 'unbilled'] as const
const viewSchema = v.fallback(v.picklist(views), 'all')

/** Work that was done and has not become money, each with the way to it; or only what is on no invoice at all. */
export function AtRiskPage() {
  const t = useT()
  const { values, change } = useUrlQuery()
  const view = v.parse(viewSchema, values.get('show'))
  const found = useLive(leaks(useToday(useTimeZone())))
  const isLoading = (useSyncStatus()?.download ?? null) !== null
  const shown = view === 'all' ? found : found?.filter(({ kind }) => unbilledKinds.has(kind))
  const setView = (next: (typeof views)[number]) =>
    change((before) => {
      const after = new URLSearchParams(before)
      if (next === 'all') after.delete('show')
      else after.set('show', next)
      return after
    })
  return (
    <Page
      title={t('atRisk.title')}
      back={{ href: '/invoices', label: t('invoiceDoc.back') }}
      tools={
        <ChipRow label={t('atRisk.show')}>
          {views.map((one) => (
            <Chip key={one} isSelected={one === view} onPress={() => setView(one)}>
              {t(`atRisk.show.${one}`)}
            </Chip>
          ))}
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

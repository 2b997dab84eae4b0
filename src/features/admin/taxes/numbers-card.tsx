import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { problemText } from '#components/text/problem-text.ts'
import type { NumberSeries } from '#data/index.ts'
import { useActor, useTimeZone } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { type SeriesId, seriesIds } from '#domain/entities/series.ts'
import { nextNumber, usualPatterns } from '#domain/invoice/next-number.ts'
import { localDay } from '#domain/time/local-time.ts'
import { useNow, useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { patternOf } from './numbers-form.ts'
import styles from './taxes.module.css'
import { useSeries } from './use-series.ts'

const NumbersSheet = lazySheet(async () => (await import('./numbers-sheet.tsx')).NumbersSheet)

/** How the numbers of invoices and credit notes look, and which comes next. */
export function NumbersCard() {
  const t = useT()
  const { loaded, reload } = useSeries()
  if (loaded?.ok === true) return <Numbers all={loaded.value} onChanged={() => void reload()} />
  return (
    <Card title={t('numbers.title')}>
      {loaded === undefined ? (
        <Skeleton label={t('numbers.loading')} count={2} />
      ) : (
        <p>
          {loaded.problem.type === 'network/offline'
            ? t('numbers.offline')
            : problemText(t, loaded.problem)}
        </p>
      )}
    </Card>
  )
}

function Numbers({ all, onChanged }: { all: NumberSeries; onChanged: () => void }) {
  const t = useT()
  const actor = useActor()
  const today = localDay(new Date(useNow()).toISOString(), useTimeZone())
  const [open, setOpen] = useState<SeriesId | null>(null)
  const may = actor !== null && can(actor, 'series/setUp')
  const hasBegun = (id: SeriesId) => (all[id]?.lastId ?? null) !== null
  return (
    <Card flush title={t('numbers.title')}>
      <ul className={styles.rows}>
        {seriesIds.map((id) => (
          <li key={id}>
            <ListRow
              title={t(`numbers.${id}`)}
              titleEnd={nextNumber(all[id], today, usualPatterns[id]).number}
              note={patternOf(all, id)}
              noteEnd={hasBegun(id) ? t('numbers.inUse') : undefined}
              onPress={may && !hasBegun(id) ? () => setOpen(id) : undefined}
            />
          </li>
        ))}
      </ul>
      <p className={styles.footer}>
        {t(seriesIds.every(hasBegun) ? 'numbers.begun' : 'numbers.open')}
      </p>
      {open !== null && (
        <Suspense fallback={null}>
          <NumbersSheet
            all={all}
            id={open}
            today={today}
            onDone={onChanged}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </Card>
  )
}

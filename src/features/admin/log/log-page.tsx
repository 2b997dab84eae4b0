import { Suspense } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { useTimeZone } from '#data/react.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ErrorState } from '#ui/layout/error-state.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useUrlQuery } from '#ui/url-query.ts'
import { SectionPage } from '../section-page.tsx'
import { ExportLogButton } from './export-log-button.tsx'
import { isFiltered, readLogFilter, receiptFilterOf, writeLogFilter } from './log-filter.ts'
import { LogList } from './log-list.tsx'
import styles from './log.module.css'
import { LogTools } from './log-tools.tsx'
import { type LogReading, useLog } from './use-log.ts'

const EntrySheet = lazySheet(async () => (await import('./entry-sheet.tsx')).EntrySheet)

/** Every change in the company, newest first, as the server received them. */
export function LogPage() {
  const timeZone = useTimeZone()
  const { values, change } = useUrlQuery()
  const filter = readLogFilter(values)
  const reading = useLog(receiptFilterOf(filter, timeZone))
  const open = values.get('entry')
  const show = (id: string | null) =>
    change((now) => {
      const next = new URLSearchParams(now)
      if (id === null) next.delete('entry')
      else next.set('entry', id)
      return next
    })
  return (
    <SectionPage section="log" actions={<ExportLogButton />}>
      <LogTools
        filter={filter}
        onFilter={(changes) => change((now) => writeLogFilter(now, changes))}
        onReload={reading.reload}
      />
      <Entries reading={reading} isFiltered={isFiltered(filter)} onOpen={show} />
      {open !== null && (
        <Suspense fallback={null}>
          <EntrySheet id={open} onClose={() => show(null)} />
        </Suspense>
      )}
    </SectionPage>
  )
}

interface EntriesProps {
  reading: LogReading
  isFiltered: boolean
  onOpen: (id: string) => void
}

function Entries({ reading, isFiltered: filtered, onOpen }: EntriesProps) {
  const t = useT()
  const { log, isLoading, problem, isPaused } = reading
  if (log.count === 0 && problem !== null)
    return <ErrorState title={t('log.offline')}>{t('log.offlineNote')}</ErrorState>
  if (log.count === 0 && isLoading) return <Skeleton label={t('log.title')} />
  return (
    <>
      {log.count === 0 && !isPaused && (
        <EmptyState title={t(filtered ? 'log.noneMatch' : 'log.none')} />
      )}
      {log.count > 0 && <LogList reading={reading} onOpen={onOpen} />}
      <End reading={reading} />
    </>
  )
}

/** How far the log was read, below its last row. */
function End({
  reading: { log, isLoading, problem, isPaused, searchOn },
}: {
  reading: LogReading
}) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const searchedTo = log.searchedTo === null ? '' : format.date(log.searchedTo, now)
  return (
    <div className={styles.end} aria-live="polite">
      {isLoading && <Spinner label={t('log.loading')} />}
      {problem !== null && <p>{t('log.moreOffline')}</p>}
      {isPaused && (
        <>
          <p>{t('log.searchedTo', { date: searchedTo })}</p>
          <Button size="small" onPress={searchOn}>
            {t('log.searchOn')}
          </Button>
        </>
      )}
      {log.isComplete && log.count > 0 && <p>{t('log.complete', { count: log.count })}</p>}
      {log.unreadable > 0 && <p>{t('log.unreadable', { count: log.unreadable })}</p>}
    </div>
  )
}

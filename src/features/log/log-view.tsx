import { type ReactNode, Suspense } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import type { AuditEntry } from '#data/index.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ErrorState } from '#ui/layout/error-state.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { LogList } from './log-list.tsx'
import styles from './log.module.css'
import type { LogReading } from './use-log.ts'
import type { LogUrl } from './use-log-url.ts'

const EntrySheet = lazySheet(async () => (await import('./entry-sheet.tsx')).EntrySheet)

export interface LogViewProps {
  label: string
  reading: LogReading
  url: LogUrl
  renderEntry: (entry: AuditEntry) => ReactNode
}

/** The entries that were read, how far that is, and the one that is open. */
export function LogView({ url, ...entries }: LogViewProps) {
  return (
    <>
      <Entries {...entries} isFiltered={url.isFiltered} />
      {url.open !== null && (
        <Suspense fallback={null}>
          <EntrySheet id={url.open} onClose={() => url.show(null)} />
        </Suspense>
      )}
    </>
  )
}

function Entries({
  label,
  reading,
  isFiltered,
  renderEntry,
}: Omit<LogViewProps, 'url'> & { isFiltered: boolean }) {
  const t = useT()
  const { log, isLoading, problem, isPaused } = reading
  if (log.count === 0 && problem !== null)
    return <ErrorState title={t('log.offline')}>{t('log.offlineNote')}</ErrorState>
  if (log.count === 0 && isLoading) return <Skeleton label={label} />
  return (
    <>
      {log.count === 0 && !isPaused && (
        <EmptyState title={t(isFiltered ? 'log.noneMatch' : 'log.none')} />
      )}
      {log.count > 0 && <LogList label={label} reading={reading} renderEntry={renderEntry} />}
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
      {(problem !== null || log.isPartial) && <p>{t('log.moreOffline')}</p>}
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

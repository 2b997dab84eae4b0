import { useCallback } from 'react'
import { ChangeSentence } from '#components/sync/change-sentence.tsx'
import { useLoaded } from '#components/use-loaded.ts'
import type { AuditEntry } from '#data/index.ts'
import { useData } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ErrorState } from '#ui/layout/error-state.tsx'
import { Section } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { EntryArguments } from './entry-arguments.tsx'
import { EntryFacts } from './entry-facts.tsx'
import { EntryRaw } from './entry-raw.tsx'
import { EntryValues } from './entry-values.tsx'
import styles from './entry.module.css'

/** Everything the log has about one change. */
export function EntrySheet({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT()
  const data = useData()
  const loaded = useLoaded(useCallback(() => data.loadReceipt(id), [data, id]))
  const entry = loaded?.ok === true ? loaded.value : null
  return (
    <Sheet
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={entry ? <ChangeSentence change={entry.receipt} /> : t('log.entry')}
      closeLabel={t('action.close')}
      placement="side"
      size="large"
    >
      {!loaded && <Skeleton label={t('log.loading')} shape="text" />}
      {loaded?.ok === false && (
        <ErrorState title={t('log.offline')}>{t('log.offlineNote')}</ErrorState>
      )}
      {loaded?.ok === true && !entry && <EmptyState title={t('log.notFound')} />}
      {entry && <Details entry={entry} />}
    </Sheet>
  )
}

function Details({ entry }: { entry: AuditEntry }) {
  const t = useT()
  return (
    <div className={styles.details}>
      <EntryFacts entry={entry} />
      <EntryValues entry={entry} />
      <Section title={t('log.arguments')}>
        <EntryArguments args={entry.receipt.args} />
        {entry.receipt.cut === true && <p className={styles.note}>{t('log.cut')}</p>}
      </Section>
      <EntryRaw receipt={entry.receipt} />
    </div>
  )
}

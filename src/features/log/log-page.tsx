import { useCallback } from 'react'
import { type AuditEntry, team } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Page } from '#ui/layout/page.tsx'
import { useFitsBeside } from '#ui/use-media-query.ts'
import { ExportLogButton } from './export-log-button.tsx'
import { receiptFilterOf } from './log-filter.ts'
import { OfficeRow } from './log-row.tsx'
import { LogTools } from './log-tools.tsx'
import { LogView } from './log-view.tsx'
import { useLog } from './use-log.ts'
import { useLogUrl } from './use-log-url.ts'

/** Every change in the company, newest first, as the server received them. */
export function LogPage() {
  const t = useT()
  const beside = useFitsBeside()
  const timeZone = useTimeZone()
  const people = useLive(team())
  const url = useLogUrl()
  const { show } = url
  const reading = useLog(receiptFilterOf(url.filter, timeZone))
  const renderEntry = useCallback(
    (entry: AuditEntry) => <OfficeRow entry={entry} people={people} onOpen={show} />,
    [people, show],
  )
  return (
    <Page
      title={t('admin.section.log')}
      note={t('admin.sectionNote.log')}
      actions={<ExportLogButton />}
      {...(!beside && { back: { href: '/admin', label: t('admin.title') } })}
    >
      <LogTools url={url} reading={reading} people={people ?? []} newestOf={null} />
      <LogView label={t('log.title')} reading={reading} url={url} renderEntry={renderEntry} />
    </Page>
  )
}

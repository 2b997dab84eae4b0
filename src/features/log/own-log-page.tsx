import { RefreshCw } from 'lucide-react'
import { useCallback } from 'react'
import { type AuditEntry, devicesOf } from '#data/index.ts'
import { useActor, useData, useLive, useSyncStatus, useTimeZone } from '#data/react.ts'
import type { Actor } from '#domain/access/actor.ts'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { Page } from '#ui/layout/page.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { ownReceiptFilterOf } from './log-filter.ts'
import { OwnRow } from './log-row.tsx'
import { LogTools } from './log-tools.tsx'
import { LogView } from './log-view.tsx'
import { useLog } from './use-log.ts'
import { useLogUrl } from './use-log-url.ts'

/** What the signed-in person changed, on whichever device. */
export function OwnLogPage() {
  const actor = useActor()
  return actor && <OwnLog actor={actor} />
}

function OwnLog({ actor }: { actor: Actor }) {
  const t = useT()
  const data = useData()
  const timeZone = useTimeZone()
  const url = useLogUrl()
  const { show } = url
  const reading = useLog(ownReceiptFilterOf(url.filter, timeZone, actor.uid))
  const devices = useLive(devicesOf(actor.uid))
  const thisId = data.deviceId()
  const renderEntry = useCallback(
    (entry: AuditEntry) => <OwnRow entry={entry} devices={devices} thisId={thisId} onOpen={show} />,
    [devices, thisId, show],
  )
  return (
    <Page
      title={t('log.mine')}
      note={t('log.mineNote')}
      back={{ href: '/dashboard', label: t('dashboard.today') }}
    >
      <Unsent />
      <LogTools url={url} reading={reading} people={null} newestOf={actor.uid} />
      <LogView label={t('log.mine')} reading={reading} url={url} renderEntry={renderEntry} />
    </Page>
  )
}

/** The log lists what the server has received. */
function Unsent() {
  const t = useT()
  const unsent = useSyncStatus()?.unsent ?? 0
  if (unsent === 0) return null
  return (
    <Banner
      icon={<RefreshCw aria-hidden="true" />}
      action={<ButtonLink href="?panel=sync">{t('log.viewUnsent')}</ButtonLink>}
    >
      {t('log.unsent', { count: unsent })}
    </Banner>
  )
}

import {
  Check,
  CloudAlert,
  CloudDownload,
  CloudOff,
  Hourglass,
  LogIn,
  RefreshCw,
  TriangleAlert,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { SyncState } from '#domain/sync/sync-state.ts'
import { type Format, type Translate, useFormat, useNow, useT } from '#messages/index.ts'
import type { Tone } from '#ui/badge.tsx'
import { Pill } from '#ui/pill.tsx'
import { isJustNow } from '../text/is-just-now.ts'
import { useDeviceName } from './use-device-name.ts'

/** The part of the sync status that is displayed; the result of `useSyncStatus` fits. */
export interface ShownSyncStatus {
  readonly state: SyncState
  /** ISO instant of the oldest unsent change. */
  readonly oldestAt: string | null
}

export interface SyncStatusProps {
  status: ShownSyncStatus
  href?: string | undefined
  onPress?: (() => void) | undefined
}

/** The sync status as text; opens the list of unsent changes. */
export function SyncStatus({ status: { state, oldestAt }, href, onPress }: SyncStatusProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const device = useDeviceName()
  const { tone, icon } = styles[state.kind]
  const word = labelOf(state, t, format)
  const isOld = oldestAt !== null && !isJustNow(oldestAt, now)
  const age = isOld && t('syncStatus.oldest', { age: format.age(oldestAt, now) })
  const note = noteOf(state, { device, now }, t, format)
  const label = [`${word}.`, note, age].filter(Boolean).join(' ')
  return (
    <Pill tone={tone} icon={icon} label={label} href={href} onPress={onPress}>
      {word}
    </Pill>
  )
}

const styles: Readonly<
  Record<SyncState['kind'], { readonly tone: Tone; readonly icon: ReactNode }>
> = {
  synced: { tone: 'grey', icon: <Check aria-hidden="true" /> },
  syncing: { tone: 'slate', icon: <RefreshCw aria-hidden="true" /> },
  waiting: { tone: 'slate', icon: <Hourglass aria-hidden="true" /> },
  offline: { tone: 'slate', icon: <CloudOff aria-hidden="true" /> },
  downloading: { tone: 'slate', icon: <CloudDownload aria-hidden="true" /> },
  notUpdating: { tone: 'attention', icon: <CloudAlert aria-hidden="true" /> },
  actionNeeded: { tone: 'attention', icon: <TriangleAlert aria-hidden="true" /> },
  signIn: { tone: 'attention', icon: <LogIn aria-hidden="true" /> },
}

function labelOf(state: SyncState, t: Translate, format: Format): string {
  const { changes, photos, files } = state.unsent
  const count = changes + photos
  switch (state.kind) {
    case 'synced':
    case 'notUpdating':
      return t(`syncStatus.${state.kind}`)
    case 'syncing':
      if (changes > 0) return t('syncStatus.syncing', { count })
      return t(files > 0 ? 'syncStatus.syncingFiles' : 'syncStatus.syncingPhotos', {
        count: photos,
      })
    case 'offline':
      if (changes > 0) return t('syncStatus.offlineWaiting', { count })
      if (photos === 0) return t('syncStatus.offline')
      return t(files > 0 ? 'syncStatus.offlineFiles' : 'syncStatus.offlinePhotos', {
        count: photos,
      })
    case 'waiting':
      return t('syncStatus.waiting', { count })
    case 'downloading': {
      const { received, total } = state.download
      if (total === null) return t('syncStatus.downloading')
      return t('syncStatus.downloadingOf', {
        received: format.number(received),
        total: format.number(total),
      })
    }
    case 'actionNeeded':
      return t('syncStatus.actionNeeded', { count: state.count })
    case 'signIn':
      return t('syncStatus.signIn', { count })
  }
}

function noteOf(
  state: SyncState,
  { device, now }: { readonly device: string; readonly now: number },
  t: Translate,
  format: Format,
): string {
  const count = state.unsent.changes + state.unsent.photos
  switch (state.kind) {
    case 'synced':
      return t('syncStatus.syncedNote')
    case 'syncing':
    case 'waiting':
      return t(`syncStatus.${state.kind}Note`)
    case 'offline':
      return t(state.hasNetwork ? 'syncStatus.noServerNote' : 'syncStatus.offlineNote', {
        count,
        device,
      })
    case 'downloading':
      return t('syncStatus.downloadingNote')
    case 'notUpdating':
      return t('syncStatus.notUpdatingNote', { when: format.when(state.since, now) })
    case 'actionNeeded':
      return t('syncStatus.actionNeededNote', { count: state.count })
    case 'signIn':
      return t('syncStatus.signInNote', { device })
  }
}

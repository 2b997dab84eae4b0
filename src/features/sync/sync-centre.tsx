import {
  CircleCheck,
  CloudAlert,
  CloudDownload,
  CloudOff,
  Download as SaveIcon,
  RefreshCw,
  Smartphone,
} from 'lucide-react'
import { useState } from 'react'
import { useDeviceName } from '#components/sync/use-device-name.ts'
import { outboxItems, unsentPhotos, type OutboxItem } from '#data/index.ts'
import { useData, useLive, useSyncStatus } from '#data/react.ts'
import { isOfPhoto } from '#domain/sync/is-of-photo.ts'
import type { Download } from '#domain/sync/sync-state.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { Button } from '#ui/form/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { Section } from '#ui/layout/page.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { QueueSize } from './queue-size.tsx'
import { ReviewList } from './review-list.tsx'
import { saveFile } from '#lib/save-file.ts'
import styles from './sync-centre.module.css'
import { SyncItem } from './sync-item.tsx'
import { UndoList } from './undo-list.tsx'
import { UnreadableList } from './unreadable-list.tsx'
import { UnsentPhotos } from './unsent-photos.tsx'
import { useSyncNow } from './use-sync-now.ts'

/** Everything that has not been sent, as text, with the available actions. */
export function SyncCentre({ onClose }: { onClose: () => void }) {
  const t = useT()
  const items = useLive(outboxItems())
  return (
    <Sheet
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('sync.title')}
      closeLabel={t('action.close')}
      placement="side"
      height="content"
      footer={items && items.length > 0 ? <Actions items={items} /> : undefined}
    >
      <Content />
    </Sheet>
  )
}

function Content() {
  const t = useT()
  const status = useSyncStatus()
  const items = useLive(outboxItems())
  const actionNeeded = items?.filter((item) => item.state === 'actionNeeded') ?? []
  const pictures = new Set(useLive(unsentPhotos())?.map(({ photo }) => `photos/${photo.id}`))
  // A photo is listed once, with its upload progress.
  const isPhoto = ({ name, refs }: OutboxItem) =>
    isOfPhoto(name) && refs.some((ref) => pictures.has(ref))
  const others = items?.filter((item) => item.state !== 'actionNeeded' && !isPhoto(item)) ?? []
  return (
    <div className={styles.content}>
      <UndoList />
      <BlockedNote
        count={others.filter(({ state }) => state !== 'blocked').length}
        blocked={others.filter(({ state }) => state === 'blocked').length}
      />
      {items && <QueueSize items={items} />}
      {items?.length === 0 && status?.state.kind === 'synced' && <AllSynced />}
      {actionNeeded.length > 0 && (
        <Section title={t('sync.actionNeeded')}>
          <Items items={actionNeeded} />
        </Section>
      )}
      {others.length > 0 && (
        <Section title={t('sync.waiting')}>
          <Items items={others} />
        </Section>
      )}
      <UnsentPhotos />
      <ReviewList />
      <UnreadableList />
    </div>
  )
}

function Items({ items }: { items: readonly OutboxItem[] }) {
  return (
    <ol className={styles.items}>
      {items.map((item) => (
        <SyncItem key={item.id} item={item} />
      ))}
    </ol>
  )
}

/** What keeps changes from being sent, if anything, and what to do about it. */
function BlockedNote({ count, blocked }: { count: number; blocked: number }) {
  const t = useT()
  const device = useDeviceName()
  const status = useSyncStatus()
  if (!status) return null
  const { state, brokenSince } = status
  if (state.kind === 'signIn') {
    return (
      <Banner
        tone="attention"
        title={t('sync.signIn', { count })}
        action={<ButtonLink href="?panel=sign-in">{t('shell.signIn')}</ButtonLink>}
      >
        {t('sync.signInNote')}
      </Banner>
    )
  }
  const needsPage = count > 0 && !status.sendsInBackground
  const isConnected = state.connection === 'connected'
  return (
    <>
      {!isConnected && (
        <Banner
          icon={<CloudOff aria-hidden="true" />}
          title={t(status.online ? 'sync.noServer' : 'sync.offline')}
        >
          {t(status.online ? 'sync.noServerNote' : 'sync.offlineNote', { device })}
        </Banner>
      )}
      {isConnected && brokenSince !== null && <NotUpdating since={brokenSince} />}
      {state.kind === 'downloading' && <Downloading download={state.download} />}
      {needsPage && (
        <Banner icon={<Smartphone aria-hidden="true" />} title={t('sync.keepOpen')}>
          {t('sync.keepOpenNote')}
        </Banner>
      )}
      {isConnected && !needsPage && count > 0 && <p>{t('sync.waitingNote', { count })}</p>}
      {blocked > 0 && <p>{t('sync.blockedNote', { count: blocked })}</p>}
    </>
  )
}

function NotUpdating({ since }: { since: string }) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  return (
    <Banner
      tone="attention"
      icon={<CloudAlert aria-hidden="true" />}
      title={t('sync.notUpdating')}
      action={<Button onPress={() => location.reload()}>{t('sync.reload')}</Button>}
      announce
    >
      {t('sync.notUpdatingNote', { when: format.when(since, now) })}
    </Banner>
  )
}

function Downloading({ download: { received, total } }: { download: Download }) {
  const t = useT()
  const format = useFormat()
  const counts = { received: format.number(received), total: format.number(total ?? 0) }
  return (
    <Banner
      icon={<CloudDownload aria-hidden="true" />}
      title={total === null ? t('sync.downloading') : t('sync.downloadingOf', counts)}
    >
      {t('sync.downloadingNote')}
    </Banner>
  )
}

function AllSynced() {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const sentAt = useSyncStatus()?.lastSentAt ?? null
  return (
    <EmptyState
      title={t('sync.allSynced')}
      drawing={<CircleCheck className={styles.tick} aria-hidden="true" />}
    >
      <p>{t('sync.allSyncedNote')}</p>
      {sentAt !== null && <p>{t('sync.lastSynced', { when: format.when(sentAt, now) })}</p>}
    </EmptyState>
  )
}

function Actions({ items }: { items: readonly OutboxItem[] }) {
  const t = useT()
  const data = useData()
  const syncNow = useSyncNow()
  const actionNeeded = items.some((item) => item.state === 'actionNeeded')
  const [sending, setSending] = useState(false)

  async function send() {
    setSending(true)
    try {
      await syncNow()
    } finally {
      setSending(false)
    }
  }

  async function keepCopy() {
    saveFile(
      `${t('sync.fileName')}.json`,
      new Blob([await data.exportUnsent()], { type: 'application/json' }),
    )
  }

  return (
    <>
      <Button
        variant={actionNeeded ? 'secondary' : 'primary'}
        icon={<RefreshCw aria-hidden="true" />}
        pending={sending}
        onPress={() => void send()}
      >
        {t('sync.syncNow')}
      </Button>
      <Button icon={<SaveIcon aria-hidden="true" />} onPress={() => void keepCopy()}>
        {t('sync.saveCopy')}
      </Button>
    </>
  )
}

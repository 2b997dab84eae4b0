import { useState } from 'react'
import { useLoad } from '#components/use-loaded.ts'
import { holdings } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { formatBytes } from '#lib/format-bytes.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { keepStorage, storageRoom, type StorageRoom } from '../pwa/storage.ts'
import styles from './device-storage.module.css'

/** What is stored on this device, how much space it takes, and whether the browser protects it. */
export function DeviceStorage() {
  const t = useT()
  const { locale } = useFormat()
  const held = useLive(holdings())
  const [room, setRoom] = useState<StorageRoom | null>(null)

  useLoad(storageRoom, setRoom)

  if (!room) return null
  return (
    <div className={styles.room}>
      {held && <p>{t('settings.held', { ...held })}</p>}
      <p>
        {t('shell.storage', { used: formatBytes(room.used, locale) })}{' '}
        {t(room.kept ? 'shell.storageKept' : 'shell.storageMayGo')}
      </p>
      {!room.kept && (
        <Button
          size="small"
          onPress={() => void keepStorage().then((kept) => setRoom({ ...room, kept }))}
        >
          {t('shell.storageKeep')}
        </Button>
      )}
    </div>
  )
}

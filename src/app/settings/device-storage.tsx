import { useState } from 'react'
import { useLoad } from '#components/use-loaded.ts'
import { holdings } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { formatBytes } from '#lib/format-bytes.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { requestPersistentStorage, storageEstimate, type StorageEstimate } from '../pwa/storage.ts'
import styles from './device-storage.module.css'

/** What is stored on this device, how much space it takes, and whether the browser protects it. */
export function DeviceStorage() {
  const t = useT()
  const { locale } = useFormat()
  const held = useLive(holdings())
  const [storage, setRoom] = useState<StorageEstimate | null>(null)

  useLoad(storageEstimate, setRoom)

  if (!storage) return null
  return (
    <div className={styles.room}>
      {held && <p>{t('settings.availableOffline', { ...held })}</p>}
      <p>
        {t('shell.storage', { used: formatBytes(storage.used, locale) })}{' '}
        {t(storage.isPersistent ? 'shell.storageProtected' : 'shell.storageAtRisk')}
      </p>
      {!storage.isPersistent && (
        <Button
          size="small"
          onPress={() =>
            void requestPersistentStorage().then((isPersistent) =>
              setRoom({ ...storage, isPersistent }),
            )
          }
        >
          {t('shell.storageProtect')}
        </Button>
      )}
    </div>
  )
}

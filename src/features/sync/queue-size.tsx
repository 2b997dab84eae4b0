import { useEffect, useState } from 'react'
import { useDeviceName } from '#components/sync/use-device-name.ts'
import { unsentPhotos, type OutboxItem, type StorageUse } from '#data/index.ts'
import { useData, useLive } from '#data/react.ts'
import { formatBytes } from '#lib/format-bytes.ts'
import { useLocale, useT } from '#messages/index.ts'
import styles from './sync-centre.module.css'

/** How much is still to be sent, pictures and all, and how much room this browser has for it. */
export function QueueSize({ items }: { items: readonly OutboxItem[] }) {
  const t = useT()
  const locale = useLocale()
  const device = useDeviceName()
  const photos = useLive(unsentPhotos()) ?? []
  const room = useRoom()
  const bytes =
    items.reduce((sum, item) => sum + item.bytes, 0) +
    photos.reduce((sum, { photo, sentBytes }) => sum + photo.size - sentBytes, 0)
  if (items.length + photos.length === 0) return null
  const free = room && room.quotaBytes !== null && room.usedBytes !== null
  return (
    <p className={styles.note}>
      {t('sync.size', { size: formatBytes(bytes, locale) })}{' '}
      {free &&
        t('sync.room', {
          device,
          free: formatBytes(Math.max(0, (room.quotaBytes ?? 0) - (room.usedBytes ?? 0)), locale),
        })}
    </p>
  )
}

/** Asked once: it changes slowly. */
function useRoom(): StorageUse | null {
  const data = useData()
  const [room, setRoom] = useState<StorageUse | null>(null)
  useEffect(() => {
    let here = true
    void data.storageUse().then((found) => here && setRoom(found))
    return () => {
      here = false
    }
  }, [data])
  return room
}

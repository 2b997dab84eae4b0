import { useDeviceName } from '#components/sync/use-device-name.ts'
import { useLoaded } from '#components/use-loaded.ts'
import { unsentPhotos, type OutboxItem } from '#data/index.ts'
import { useData, useLive } from '#data/react.ts'
import { formatBytes } from '#lib/format-bytes.ts'
import { useFormat, useT } from '#messages/index.ts'
import styles from './sync-centre.module.css'

/** The size of everything unsent, including photos, and the free storage of this browser. */
export function QueueSize({ items }: { items: readonly OutboxItem[] }) {
  const t = useT()
  const { locale } = useFormat()
  const data = useData()
  const device = useDeviceName()
  const photos = useLive(unsentPhotos()) ?? []
  // Read once, because it changes slowly.
  const room = useLoaded(data.storageUse)
  const bytes =
    items.reduce((sum, item) => sum + item.bytes, 0) +
    photos.reduce((sum, { photo, sentBytes }) => sum + photo.size - sentBytes, 0)
  if (items.length + photos.length === 0) return null
  const free = room && room.quotaBytes !== null && room.usedBytes !== null
  return (
    <p className={styles.note}>
      {t('sync.waitingSize', { size: formatBytes(bytes, locale) })}{' '}
      {free &&
        t('sync.freeSpace', {
          device,
          free: formatBytes(Math.max(0, (room.quotaBytes ?? 0) - (room.usedBytes ?? 0)), locale),
        })}
    </p>
  )
}

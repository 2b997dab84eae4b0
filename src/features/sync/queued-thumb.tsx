import { PhotoThumb } from '#components/photo/photo-thumb.tsx'
import { unsentPhotos, type OutboxItem } from '#data/index.ts'
import { useData, useLive } from '#data/react.ts'
import styles from './sync-item.module.css'

/** The picture of a queued photo, as this device has stored it. */
export function QueuedThumb({ item }: { item: Pick<OutboxItem, 'refs'> }) {
  const { photoBytes } = useData()
  const shown = useLive(unsentPhotos())?.find(({ photo }) =>
    item.refs.includes(`photos/${photo.id}`),
  )
  if (!shown) return null
  return (
    <span className={styles.thumb}>
      <PhotoThumb photo={shown.photo} load={photoBytes} />
    </span>
  )
}

import { PhotoPreview, PhotoThumb } from '#components/photo/photo-thumb.tsx'
import type { LoadPhoto } from '#components/photo/thumbs.ts'
import type { PhotoItem } from '#data/index.ts'
import { useFormat, useT } from '#messages/index.ts'
import { PressButton } from '#ui/form/press.tsx'
import styles from './photos.module.css'
import type { ArrivingPhoto } from './use-add-photos.ts'

export interface PhotoGridProps {
  title?: string
  items: readonly PhotoItem[]
  /** Photos that were just taken and are not among `items` yet. */
  arriving?: readonly ArrivingPhoto[]
  load: LoadPhoto
  onShow: (photoId: string) => void
}

/** Thumbnails with the upload state of each. */
export function PhotoGrid({ title, items, arriving = [], load, onShow }: PhotoGridProps) {
  const t = useT()
  if (items.length + arriving.length === 0) return null
  return (
    <section>
      {title !== undefined && <h3 className={styles.phase}>{title}</h3>}
      <ul className={styles.grid}>
        {items.map((item) => (
          <li key={item.photo.id}>
            <PhotoTile item={item} load={load} onShow={onShow} />
          </li>
        ))}
        {arriving.map(({ url }) => (
          <li key={url} className={styles.tile}>
            <PhotoPreview url={url} />
            <span className={styles.caption}>{t('photo.saving')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PhotoTile({
  item,
  load,
  onShow,
}: Pick<PhotoGridProps, 'load' | 'onShow'> & { item: PhotoItem }) {
  const t = useT()
  const format = useFormat()
  const { photo, state, sentBytes } = item
  const share = Math.floor((100 * sentBytes) / photo.size) / 100
  const stateText =
    state !== 'waiting'
      ? t(`photo.state.${state}`)
      : share === 0
        ? t('photo.state.waiting')
        : t('photo.state.sending', { share: format.percent(share) })
  const name = photo.caption || t('photo.takenAt', { time: format.time(photo.takenAt) })

  return (
    <PressButton
      className={styles.tile}
      aria-label={`${name}, ${stateText}`}
      onPress={() => onShow(photo.id)}
    >
      {/* A photo that was still on another phone is loaded again once it has arrived. */}
      <PhotoThumb key={state} photo={photo} load={load} />
      {state === 'waiting' && (
        <progress className={styles.progress} max={1} value={share} aria-hidden="true" />
      )}
      <span className={styles.caption} data-action-needed={state === 'actionNeeded' || undefined}>
        {state === 'sent' ? photo.caption : stateText}
      </span>
    </PressButton>
  )
}

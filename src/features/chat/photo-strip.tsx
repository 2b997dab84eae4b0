import { X } from 'lucide-react'
import { BlobImage } from '#components/photo/blob-image.tsx'
import type { ShrunkPhoto } from '#components/photo/shrink.ts'
import { useT } from '#messages/index.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import styles from './photo-strip.module.css'

export interface PhotoStripProps {
  photos: readonly ShrunkPhoto[]
  onRemove: (photo: ShrunkPhoto) => void
}

/** Photos that will be sent with the message. */
export function PhotoStrip({ photos, onRemove }: PhotoStripProps) {
  if (photos.length === 0) return null
  return (
    <ul className={styles.strip}>
      {photos.map((photo, i) => (
        <li key={i} className={styles.photo}>
          <Preview photo={photo} onRemove={() => onRemove(photo)} />
        </li>
      ))}
    </ul>
  )
}

function Preview({ photo, onRemove }: { photo: ShrunkPhoto; onRemove: () => void }) {
  const t = useT()
  return (
    <>
      <BlobImage data={photo.data} alt={t('photo.photo')} className={styles.image} />
      <IconButton label={t('chat.removePhoto')} icon={<X />} onPress={onRemove} />
    </>
  )
}

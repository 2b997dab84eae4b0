import { X } from 'lucide-react'
import { BlobImage } from '#components/photo/blob-image.tsx'
import type { Shrunk } from '#components/photo/shrink.ts'
import { useT } from '#messages/index.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import styles from './photo-strip.module.css'

export interface PhotoStripProps {
  pictures: readonly Shrunk[]
  onRemove: (picture: Shrunk) => void
}

/** Photos that will be sent with the message. */
export function PhotoStrip({ pictures, onRemove }: PhotoStripProps) {
  if (pictures.length === 0) return null
  return (
    <ul className={styles.strip}>
      {pictures.map((picture, i) => (
        <li key={i} className={styles.picture}>
          <Preview picture={picture} onRemove={() => onRemove(picture)} />
        </li>
      ))}
    </ul>
  )
}

function Preview({ picture, onRemove }: { picture: Shrunk; onRemove: () => void }) {
  const t = useT()
  return (
    <>
      <BlobImage data={picture.data} alt={t('photo.one')} className={styles.image} />
      <IconButton label={t('chat.noPicture')} icon={<X />} onPress={onRemove} />
    </>
  )
}

import { ImageOff } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import type { Photo, PhotoMark } from '#domain/entities/photo.ts'
import { useT } from '#messages/index.ts'
import { useLoaded } from '../use-loaded.ts'
import { BlobImage } from './blob-image.tsx'
import { MarksLayer } from './marks-layer.tsx'
import styles from './photo.module.css'
import type { LoadPhoto } from './thumbs.ts'

export interface PhotoFullProps {
  photo: Photo
  load: LoadPhoto
  /** Replaces the stored marks while new ones are drawn. */
  marks?: readonly PhotoMark[] | undefined
  /** Rendered on top of the photo. */
  children?: ReactNode
}

/** A full-size photo with its marks. */
export function PhotoFull({ photo, load, marks = photo.marks, children }: PhotoFullProps) {
  const t = useT()
  const bytes = useLoaded(useCallback(() => load(photo.id), [photo.id, load]))

  if (bytes && !bytes.ok) {
    return (
      <p className={styles.gone}>
        <ImageOff aria-hidden="true" />{' '}
        {t(bytes.problem.type === 'photo/altered' ? 'photo.altered' : 'photo.notDownloaded')}
      </p>
    )
  }
  const { width, height } = photo
  return (
    <div
      className={styles.full}
      style={width > 0 && height > 0 ? { aspectRatio: `${width} / ${height}` } : undefined}
    >
      {bytes && (
        <BlobImage
          data={bytes.value}
          alt={photo.caption || t('photo.photo')}
          className={styles.fullImage}
        />
      )}
      <MarksLayer marks={marks} width={width} height={height} />
      {children}
    </div>
  )
}

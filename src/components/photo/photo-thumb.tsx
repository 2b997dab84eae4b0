import { clsx } from 'clsx'
import { ImageOff } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Photo } from '#domain/entities/photo.ts'
import { useLoaded } from '../use-loaded.ts'
import { MarksLayer } from './marks-layer.tsx'
import styles from './photo.module.css'
import { thumbOf, type LoadPhoto } from './thumbs.ts'

export interface PhotoThumbProps {
  photo: Photo
  load: LoadPhoto
}

/** A photo that is still being stored. */
export function PhotoPreview({ url }: { url: string }) {
  return (
    <span className={styles.thumb}>
      <img src={url} alt="" className={styles.thumbImage} />
    </span>
  )
}

/** A thumbnail, generated when it scrolls into view. */
export function PhotoThumb({ photo, load }: PhotoThumbProps) {
  const frame = useRef<HTMLSpanElement>(null)
  const [seenId, setSeenId] = useState<string>()

  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setSeenId(photo.id)
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [photo.id])
  const url = useLoaded(
    useMemo(
      () => (seenId === photo.id ? () => thumbOf(photo.id, load) : null),
      [seenId, photo.id, load],
    ),
  )

  return (
    <span ref={frame} className={clsx(styles.thumb, photo.kind === 'signature' && styles.paper)}>
      {typeof url === 'string' && <img src={url} alt="" className={styles.thumbImage} />}
      {url === null && <ImageOff aria-hidden="true" className={styles.noImage} />}
      <MarksLayer marks={photo.marks} width={photo.width} height={photo.height} cover />
    </span>
  )
}

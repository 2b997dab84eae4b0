import { ImageOff } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Photo, PhotoMark } from '#domain/entities/photo.ts'
import type { Problem } from '#domain/problem.ts'
import { useT } from '#messages/index.ts'
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
  const [url, setUrl] = useState<string | undefined>()
  const [problem, setProblem] = useState<Problem>()

  useEffect(() => {
    let here = true
    let made: string | undefined
    const show = async () => {
      const bytes = await load(photo.id)
      if (!here) return
      made = bytes.ok ? URL.createObjectURL(bytes.value) : undefined
      setUrl(made)
      setProblem(bytes.ok ? undefined : bytes.problem)
    }
    void show()
    return () => {
      here = false
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [photo.id, load])

  if (problem) {
    return (
      <p className={styles.gone}>
        <ImageOff aria-hidden="true" />{' '}
        {t(problem.type === 'photo/altered' ? 'photo.altered' : 'photo.notHere')}
      </p>
    )
  }
  const { width, height } = photo
  return (
    <div
      className={styles.full}
      style={width > 0 && height > 0 ? { aspectRatio: `${width} / ${height}` } : undefined}
    >
      {url !== undefined && (
        <img src={url} alt={photo.caption || t('photo.one')} className={styles.fullImage} />
      )}
      <MarksLayer marks={marks} width={width} height={height} />
      {children}
    </div>
  )
}

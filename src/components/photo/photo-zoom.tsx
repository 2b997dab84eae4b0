import type { ReactNode } from 'react'
import styles from './photo-zoom.module.css'
import { useZoom } from './use-zoom.ts'

export interface PhotoZoomProps {
  /** To the next photo (1) or the previous one (-1). */
  onTurn: (by: 1 | -1) => void
  children: ReactNode
}

/** A frame in which a photo is enlarged with two fingers or a double tap, shifted with one, and turned with a swipe. */
export function PhotoZoom({ onTurn, children }: PhotoZoomProps) {
  const { frame, photo, handlers } = useZoom(onTurn)
  return (
    <div ref={frame} className={styles.frame} data-photo-frame {...handlers}>
      <div ref={photo} className={styles.photo}>
        {children}
      </div>
    </div>
  )
}

import { type PointerEvent, useState } from 'react'
import type { PhotoMark } from '#domain/entities/photo.ts'
import { MarksLayer } from './marks-layer.tsx'
import { markOf, type MarkPoint } from './mark-of.ts'
import styles from './photo.module.css'

export interface MarkBoardProps {
  shape: PhotoMark['shape']
  width: number
  height: number
  onDraw: (mark: PhotoMark) => void
}

/** An overlay on a photo that records what a finger, pen or mouse draws. */
export function MarkBoard({ shape, width, height, onDraw }: MarkBoardProps) {
  const [path, setPath] = useState<readonly MarkPoint[]>([])
  const drawn = markOf(shape, path)

  const spotOf = (event: PointerEvent<HTMLDivElement>): MarkPoint => {
    const box = event.currentTarget.getBoundingClientRect()
    return [(event.clientX - box.x) / box.width, (event.clientY - box.y) / box.height]
  }

  return (
    <div
      role="presentation"
      className={styles.board}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setPath([spotOf(event)])
      }}
      onPointerMove={(event) => path.length > 0 && setPath([...path, spotOf(event)])}
      onPointerUp={() => {
        if (drawn) onDraw(drawn)
        setPath([])
      }}
      onPointerCancel={() => setPath([])}
    >
      {drawn && <MarksLayer marks={[drawn]} width={width} height={height} />}
    </div>
  )
}

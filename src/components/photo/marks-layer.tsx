import type { PhotoMark } from '#domain/entities/photo.ts'
import { markPath, markWidth } from './mark-path.ts'
import styles from './photo.module.css'

export interface MarksLayerProps {
  marks: readonly PhotoMark[]
  /** Size of the photo in pixels. */
  width: number
  height: number
  /** Whether the photo fills its frame and is cropped. */
  cover?: boolean
}

/** The marks on a photo, in its own coordinates. */
export function MarksLayer({ marks, width, height, cover = false }: MarksLayerProps) {
  if (marks.length === 0 || width === 0 || height === 0) return null
  const stroke = markWidth(width, height)
  return (
    <svg
      className={styles.marks}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`xMidYMid ${cover ? 'slice' : 'meet'}`}
      aria-hidden="true"
    >
      {marks.map((mark, i) => {
        const path = markPath(mark, width, height)
        return (
          <g key={i}>
            <path className={styles.markEdge} d={path} strokeWidth={stroke * 2} />
            <path className={styles.mark} d={path} strokeWidth={stroke} />
          </g>
        )
      })}
    </svg>
  )
}

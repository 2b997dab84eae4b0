import type { PhotoMark } from '#domain/entities/photo.ts'
import { arrowHead } from './arrow-head.ts'
import styles from './photo.module.css'

export interface MarksLayerProps {
  marks: readonly PhotoMark[]
  /** Of the picture, in pixels. */
  width: number
  height: number
  /** Whether the picture fills its frame and is cut off at the sides. */
  cover?: boolean
}

/** What is drawn over a picture, in its own coordinates. */
export function MarksLayer({ marks, width, height, cover = false }: MarksLayerProps) {
  if (marks.length === 0 || width === 0 || height === 0) return null
  const stroke = Math.max(width, height) / 110
  return (
    <svg
      className={styles.marks}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`xMidYMid ${cover ? 'slice' : 'meet'}`}
      aria-hidden="true"
    >
      {marks.map((mark, i) => {
        const path = pathOf(mark, width, height)
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

function pathOf({ shape, points }: PhotoMark, width: number, height: number): string {
  const at = (i: number): [number, number] => [
    ((points[i] ?? 0) / 1000) * width,
    ((points[i + 1] ?? 0) / 1000) * height,
  ]
  const [ax, ay] = at(0)
  const [bx, by] = at(points.length - 2)
  switch (shape) {
    case 'arrow': {
      const [left, right] = arrowHead([ax, ay], [bx, by], Math.max(width, height) / 22)
      return `M${ax} ${ay}L${bx} ${by}M${left.join(' ')}L${bx} ${by}L${right.join(' ')}`
    }
    case 'circle': {
      const [cx, cy] = [(ax + bx) / 2, (ay + by) / 2]
      const [rx, ry] = [Math.abs(bx - ax) / 2, Math.abs(by - ay) / 2]
      return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`
    }
    case 'pen':
      return `M${Array.from({ length: Math.floor(points.length / 2) }, (_, i) => at(2 * i).join(' ')).join('L')}`
  }
}

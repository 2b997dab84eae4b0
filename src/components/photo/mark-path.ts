import type { PhotoMark } from '#domain/entities/photo.ts'
import { arrowHead } from './arrow-head.ts'

/** Stroke width of a mark on a photo of this size, in image pixels; its outline is twice as wide. */
export function markWidth(width: number, height: number): number {
  return Math.max(width, height) / 110
}

/** A mark as an SVG path, in image pixels. */
export function markPath({ shape, points }: PhotoMark, width: number, height: number): string {
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

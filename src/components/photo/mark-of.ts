import type { PhotoMark } from '#domain/entities/photo.ts'

/** A point on a photo, as fractions of its width and height. */
export type MarkPoint = readonly [x: number, y: number]

/** Maximum points of a freehand line; a longer one is resampled evenly. */
const maxPoints = 200
/** A shorter stroke counts as a tap. */
const least = 0.015

/** The drawn mark, or null for a mere tap. */
export function markOf(shape: PhotoMark['shape'], path: readonly MarkPoint[]): PhotoMark | null {
  const [first, last] = [path[0], path.at(-1)]
  if (!first || !last) return null
  const reach = Math.max(...path.map(([x, y]) => Math.hypot(x - first[0], y - first[1])))
  if (reach < least) return null
  const spots = shape === 'pen' ? thinned(path) : [first, last]
  return { shape, points: spots.flatMap(([x, y]) => [thousandths(x), thousandths(y)]) }
}

function thinned(path: readonly MarkPoint[]): readonly MarkPoint[] {
  if (path.length <= maxPoints) return path
  const step = (path.length - 1) / (maxPoints - 1)
  return Array.from({ length: maxPoints }, (_, i) => path[Math.round(i * step)] ?? [0, 0])
}

function thousandths(share: number): number {
  return Math.round(1000 * Math.min(1, Math.max(0, share)))
}

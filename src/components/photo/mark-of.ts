import type { PhotoMark } from '#domain/entities/photo.ts'

/** A place on a picture, as shares of its width and height. */
export type Spot = readonly [x: number, y: number]

/** Spots of a free line at most; of a longer one as many, evenly spread. */
const mostSpots = 200
/** A shorter stroke was a tap. */
const least = 0.015

/** The mark that somebody drew, null where it was only a tap. */
export function markOf(shape: PhotoMark['shape'], path: readonly Spot[]): PhotoMark | null {
  const [first, last] = [path[0], path.at(-1)]
  if (!first || !last) return null
  const reach = Math.max(...path.map(([x, y]) => Math.hypot(x - first[0], y - first[1])))
  if (reach < least) return null
  const spots = shape === 'pen' ? thinned(path) : [first, last]
  return { shape, points: spots.flatMap(([x, y]) => [thousandths(x), thousandths(y)]) }
}

function thinned(path: readonly Spot[]): readonly Spot[] {
  if (path.length <= mostSpots) return path
  const step = (path.length - 1) / (mostSpots - 1)
  return Array.from({ length: mostSpots }, (_, i) => path[Math.round(i * step)] ?? [0, 0])
}

function thousandths(share: number): number {
  return Math.round(1000 * Math.min(1, Math.max(0, share)))
}

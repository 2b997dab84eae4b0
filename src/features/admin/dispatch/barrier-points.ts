import { barrierLimits } from '#domain/company/dispatch/barrier-limits.ts'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { parseCoordinates } from '#domain/geo/parse-coordinates.ts'

export type PointsError =
  | { readonly kind: 'bad'; readonly line: string }
  | { readonly kind: 'tooFew' | 'tooMany' }

/** A point as a line of text, exact to a metre. */
export function pointText({ latitude, longitude }: GeoPoint): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
}

/** The points of a text with one on each line, as far as they can be read, and what is wrong with them. */
export function readPoints(text: string): {
  readonly points: GeoPoint[]
  readonly error: PointsError | null
} {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const bad = lines.find((line) => parseCoordinates(line) === null)
  const points = lines.flatMap((line) => parseCoordinates(line) ?? [])
  const { least, most } = barrierLimits.points
  if (bad !== undefined) return { points, error: { kind: 'bad', line: bad } }
  if (points.length < least) return { points, error: { kind: 'tooFew' } }
  return { points, error: points.length > most ? { kind: 'tooMany' } : null }
}

/** A text of points with one more at its end. */
export function withPoint(text: string, point: GeoPoint): string {
  return [text.trimEnd(), pointText(point)].filter((line) => line !== '').join('\n')
}

/** A text of points without its last line. */
export function withoutLastPoint(text: string): string {
  return text.trimEnd().split('\n').slice(0, -1).join('\n')
}

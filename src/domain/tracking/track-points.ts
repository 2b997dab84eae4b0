import { orderStatuses } from '../order/order-status.ts'
import { type Fix, mostMetres } from './fix.ts'

/** The most fixes in one piece of a route, and its longest duration. `firestore.rules` holds the same numbers. */
export const maxFixes = 200
const longestMs = 24 * 3_600_000

/** A hundred-thousandth of a degree is about a metre. */
const scale = 100_000

/**
 * The first of these fixes that make one piece: at most `mostFixes`, within a day, their times never falling (a clock
 * that was set back begins another piece).
 */
export function firstSegment<T extends Pick<Fix, 'at'>>(fixes: readonly T[]): readonly T[] {
  const [first] = fixes
  if (!first) return []
  const startMs = Date.parse(first.at)
  let last = startMs
  const end = fixes.findIndex(({ at }, i) => {
    const ms = Date.parse(at)
    const isOther = i >= maxFixes || ms < last || ms - startMs > longestMs
    last = ms
    return isOther
  })
  return end < 0 ? fixes : fixes.slice(0, end)
}

/** Encodes a piece of a route as one text, which the rules can check as a whole. */
export function encodePoints(piece: readonly Fix[]): string {
  const startMs = Date.parse(piece[0]?.at ?? '')
  return piece
    .map(({ at, latitude, longitude, accuracy, battery, step }) =>
      [
        Math.floor((Date.parse(at) - startMs) / 1000),
        whole(latitude * scale),
        whole(longitude * scale),
        Math.min(mostMetres, whole(accuracy)),
        battery === null ? '' : whole(battery),
        step ?? '',
      ].join(','),
    )
    .join(';')
}

/** Decodes what `encodePoints` wrote, to the second and the metre; invalid points are dropped. */
export function decodePoints(startAt: string, points: string): readonly Fix[] {
  const startMs = Date.parse(startAt)
  return points.split(';').flatMap((point) => {
    const [seconds, latitude, longitude, accuracy, battery = '', mark] = point.split(',')
    // An empty text would be the number 0.
    const numbers = [seconds, latitude, longitude, accuracy].map((one) => Number(one || Number.NaN))
    if (!numbers.every(Number.isFinite)) return []
    const [after = 0, lat = 0, lng = 0, metres = 0] = numbers
    return {
      at: new Date(startMs + after * 1000).toISOString(),
      latitude: lat / scale,
      longitude: lng / scale,
      accuracy: metres,
      battery: battery === '' ? null : Number(battery),
      step: orderStatuses.find((status) => status === mark) ?? null,
    }
  })
}

/** Never minus zero, which is written differently. */
function whole(value: number): number {
  return Math.round(value) || 0
}

import type { MercatorPoint } from './mercator.ts'

/** A short movement to a new position; at rest before and after. Times in seconds. */
export interface Glide {
  readonly from: MercatorPoint
  readonly to: MercatorPoint
  readonly start: number
  readonly end: number
}

export function restAt(place: MercatorPoint): Glide {
  return { from: place, to: place, start: 0, end: 0 }
}

/** From where it is now to a new place, without a jump in between. */
export function glideTo(glide: Glide, to: MercatorPoint, now: number, seconds: number): Glide {
  return { from: glidePoint(glide, now), to, start: now, end: now + seconds }
}

/** Where it is at a moment; the vertex shader computes the same. */
export function glidePoint({ from, to, start, end }: Glide, now: number): MercatorPoint {
  const part = end <= start ? 1 : Math.min(1, Math.max(0, (now - start) / (end - start)))
  const eased = part * part * (3 - 2 * part)
  return { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased }
}

import type { OrderStatus } from '../order/order-status.ts'

/** A person's position at one moment: degrees of WGS 84, metres, percent of battery. */
export interface Fix {
  /** True time, ISO. */
  readonly at: string
  readonly latitude: number
  readonly longitude: number
  readonly accuracy: number
  readonly battery: number | null
  /** The step of an order that was tapped there; null in between. */
  readonly step: OrderStatus | null
}

/** Where a fix was taken, as a step of an order records it. */
export function placeOfFix({ latitude, longitude, accuracy }: Fix) {
  return { latitude, longitude, accuracy }
}

/** The most metres of inaccuracy that are stored. */
export const mostMetres = 99_999

/** Whether a position can exist: devices and browser extensions report others. */
export function isPossiblePosition({
  latitude,
  longitude,
  accuracy,
}: Pick<Fix, 'latitude' | 'longitude' | 'accuracy'>): boolean {
  const isNumbers = [latitude, longitude, accuracy].every(Number.isFinite)
  return isNumbers && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && accuracy >= 0
}

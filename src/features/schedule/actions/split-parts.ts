import { maxParts } from '#domain/entities/booking.ts'

/** The next `count` part numbers after the known ones, cancelled ones included; null where an order may not have so many. */
export function splitParts(known: readonly number[], count: number): readonly number[] | null {
  const first = Math.max(1, ...known) + 1
  if (first + count - 1 > maxParts) return null
  return Array.from({ length: count }, (_, i) => first + i)
}

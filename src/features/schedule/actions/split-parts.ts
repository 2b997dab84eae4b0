import { maxParts } from '#domain/entities/booking.ts'

/** The numbers of so many new parts of an order besides the known ones, cancelled ones too; null where there are not enough. */
export function splitParts(known: readonly number[], count: number): readonly number[] | null {
  const first = Math.max(1, ...known) + 1
  if (first + count - 1 > maxParts) return null
  return Array.from({ length: count }, (_, i) => first + i)
}

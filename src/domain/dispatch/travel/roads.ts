import type { Geo } from './travel-bands.ts'

/** Places nearer to each other than this many degrees, some fifty metres, count as one. */
const step = 0.0005

/** Minutes on empty roads without parking, as a route service gave them: by `placeKey` of both ends. */
export type Roads = ReadonlyMap<number, ReadonlyMap<number, number>>

/** A whole number for a place, the same for all places in its square of fifty metres. */
export function placeKey({ latitude, longitude }: NonNullable<Geo>): number {
  const [row, column] = [Math.round((latitude + 90) / step), Math.round((longitude + 180) / step)]
  return row * 1_000_000 + column
}

/** How long the drive takes on empty roads, without parking; null where no service was asked. */
export function roadMinutes(roads: Roads, from: Geo, to: Geo): number | null {
  if (from === null || to === null) return null
  return roads.get(placeKey(from))?.get(placeKey(to)) ?? null
}

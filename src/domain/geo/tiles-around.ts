import type { GeoPoint } from './distance-km.ts'

/** A tile of the map: at zoom `z` the world is cut into `2 ** z` columns and as many rows. */
export interface Tile {
  readonly z: number
  readonly x: number
  readonly y: number
}

/** A part of the world, in degrees. */
export interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** Every tile that shows part of a circle around a point, lowest zoom first. */
export function tilesAround(
  point: GeoPoint,
  radiusKm: number,
  zooms: readonly number[],
): readonly Tile[] {
  return tilesWithin(boxAround(point, radiusKm), zooms)
}

/** Every tile that shows part of a box, lowest zoom first. */
export function tilesWithin(box: Box, zooms: readonly number[]): readonly Tile[] {
  return zooms.flatMap((z) => {
    const size = 2 ** z
    const [left, right] = [columnOf(box.west, size), columnOf(box.east, size)]
    const [top, bottom] = [rowOf(box.north, size), rowOf(box.south, size)]
    // Beyond the date line the columns start again at 0; none may appear twice.
    const columns = Math.min(right - left + 1, size)
    return Array.from({ length: columns }, (_, i) => (left + i + size) % size).flatMap((x) =>
      Array.from({ length: bottom - top + 1 }, (_, i) => ({ z, x, y: top + i })),
    )
  })
}

/** The box around a circle. */
export function boxAround({ latitude, longitude }: GeoPoint, radiusKm: number): Box {
  const up = radiusKm / kmPerDegree
  const across = Math.min(180, up / Math.max(0.01, Math.cos((latitude * Math.PI) / 180)))
  return {
    west: longitude - across,
    south: latitude - up,
    east: longitude + across,
    north: latitude + up,
  }
}

const kmPerDegree = 111.195

function columnOf(longitude: number, size: number): number {
  return Math.floor(((longitude + 180) / 360) * size)
}

/** The map's projection ends before the poles. */
function rowOf(latitude: number, size: number): number {
  const up = (Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180
  return Math.floor((0.5 - Math.asinh(Math.tan(up)) / (2 * Math.PI)) * size)
}

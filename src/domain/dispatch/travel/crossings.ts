import type { GeoPoint } from '../../geo/distance-km.ts'

/** A line that drives take longer to get across. */
export interface CrossedLine {
  readonly points: readonly GeoPoint[]
  readonly minutes: number
}

interface Line {
  /** Longitude and latitude of each point, one after the other. */
  readonly at: Float64Array
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
  readonly minutes: number
}

/**
 * The minutes that the lines between two places take to get across: those of each line that the straight way meets,
 * once however often it meets it. Lines and ways are straight in degrees; a way over the 180th meridian meets none.
 */
export function createCrossings(
  crossed: readonly CrossedLine[],
): (from: GeoPoint, to: GeoPoint) => number {
  const lines = crossed.map(lineOf)
  return (from, to) => {
    const [ax, ay, bx, by] = [from.longitude, from.latitude, to.longitude, to.latitude]
    if (Math.abs(ax - bx) > 180) return 0
    let minutes = 0
    for (const line of lines) {
      if (ax < line.west && bx < line.west) continue
      if (ax > line.east && bx > line.east) continue
      if (ay < line.south && by < line.south) continue
      if (ay > line.north && by > line.north) continue
      if (meets(line.at, ax, ay, bx, by)) minutes += line.minutes
    }
    return minutes
  }
}

function lineOf({ points, minutes }: CrossedLine): Line {
  const longitudes = points.map(({ longitude }) => longitude)
  const latitudes = points.map(({ latitude }) => latitude)
  return {
    at: Float64Array.from(points.flatMap(({ longitude, latitude }) => [longitude, latitude])),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    minutes,
  }
}

/** Whether the way from a to b meets or touches a line. */
function meets(at: Float64Array, ax: number, ay: number, bx: number, by: number): boolean {
  let px = at[0] as number
  let py = at[1] as number
  let before = side(ax, ay, bx, by, px, py)
  for (let i = 2; i < at.length; i += 2) {
    const qx = at[i] as number
    const qy = at[i + 1] as number
    const after = side(ax, ay, bx, by, qx, qy)
    if (
      before * after <= 0 &&
      side(px, py, qx, qy, ax, ay) * side(px, py, qx, qy, bx, by) <= 0 &&
      // On one straight line all are on no side.
      Math.max(px, qx) >= Math.min(ax, bx) &&
      Math.max(ax, bx) >= Math.min(px, qx) &&
      Math.max(py, qy) >= Math.min(ay, by) &&
      Math.max(ay, by) >= Math.min(py, qy)
    )
      return true
    px = qx
    py = qy
    before = after
  }
  return false
}

/** On which side of the way from a to b a point is: above 0 to its left, below 0 to its right. */
function side(ax: number, ay: number, bx: number, by: number, px: number, py: number): number {
  return Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax))
}

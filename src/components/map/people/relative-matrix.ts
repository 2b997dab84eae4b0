import type { MercatorPoint } from './mercator.ts'

/**
 * The map's matrix for coordinates relative to an origin. Moved in double precision: single precision would make
 * people shake when the map is close.
 */
export function relativeMatrix(matrix: ArrayLike<number>, { x, y }: MercatorPoint): Float32Array {
  const moved = new Float64Array(Array.from(matrix))
  const at = (i: number) => moved[i] ?? 0
  for (let row = 0; row < 4; row += 1)
    moved[12 + row] = at(row) * x + at(4 + row) * y + at(12 + row)
  return new Float32Array(moved)
}

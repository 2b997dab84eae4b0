import { expect, it } from 'vitest'
import { relativeMatrix } from './relative-matrix.ts'

it('maps coordinates relative to the origin as the matrix maps absolute ones, to the metre', () => {
  // A map of a street: half a million pixels for each part of the world, moved far away.
  const scale = 512 * 2 ** 18
  const origin = { x: 0.321_456_789, y: 0.364_123_456 }
  const shown = { x: origin.x + 1e-7, y: origin.y - 2e-7 }
  const matrix = [
    scale,
    0,
    0,
    0,
    0,
    -scale,
    0,
    0,
    0,
    0,
    1,
    0,
    -scale * origin.x,
    scale * origin.y,
    0,
    1,
  ]
  const moved = relativeMatrix(matrix, origin)
  const x = (moved[0] ?? 0) * (shown.x - origin.x) + (moved[12] ?? 0)
  const y = (moved[5] ?? 0) * (shown.y - origin.y) + (moved[13] ?? 0)
  expect(x).toBeCloseTo(scale * 1e-7, 3)
  expect(y).toBeCloseTo(scale * 2e-7, 3)
})

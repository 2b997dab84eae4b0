import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { createCrossings } from './crossings.ts'

const point = ([longitude, latitude]: readonly [number, number]) => ({ longitude, latitude })
const line = (minutes: number, ...points: readonly (readonly [number, number])[]) => ({
  minutes,
  points: points.map(point),
})
const across = (
  lines: Parameters<typeof createCrossings>[0],
  from: readonly [number, number],
  to: readonly [number, number],
) => createCrossings(lines)(point(from), point(to))

describe('a way over a line', () => {
  const river = line(12, [0, -1], [0.2, 0], [0, 1])

  it('takes its minutes, in both directions', () => {
    expect(across([river], [-1, 0], [1, 0.1])).toBe(12)
    expect(across([river], [1, 0.1], [-1, 0])).toBe(12)
  })

  it('takes none beside it, beyond its end, or within its box on one bank', () => {
    expect(across([river], [1, 0], [2, 0])).toBe(0)
    expect(across([river], [-1, 2], [1, 2])).toBe(0)
    expect(across([river], [0.02, 0.95], [0.02, -0.95])).toBe(12)
    expect(across([river], [0.01, 0], [0.02, 0.1])).toBe(0)
  })

  it('takes them once, however often it meets the line', () => {
    const bends = line(7, [0, -1], [1, 1], [2, -1], [3, 1])
    expect(across([bends], [-1, 0], [4, 0])).toBe(7)
  })

  it('takes those of each line that it meets', () => {
    expect(across([river, line(5, [0.5, -1], [0.5, 1])], [-1, 0], [1, 0])).toBe(17)
  })

  it('meets a line that it touches, ends on, or runs along, and none ahead of it', () => {
    const straight = line(3, [0, 0], [0, 1])
    expect(across([straight], [-1, 1], [1, 1])).toBe(3)
    expect(across([straight], [0, 0.5], [1, 0.5])).toBe(3)
    expect(across([straight], [0, 0.5], [0, 2])).toBe(3)
    expect(across([straight], [0, 2], [0, 3])).toBe(0)
  })

  it('meets nothing over the 180th meridian', () => {
    expect(across([line(9, [0, -1], [0, 1])], [179, 0], [-179, 0])).toBe(0)
  })
})

test('a line closed around one end alone is always met, and one around neither or both never', () => {
  const coordinate = fc.integer({ min: -30, max: 30 })
  fc.assert(
    fc.property(coordinate, coordinate, coordinate, coordinate, (ax, ay, bx, by) => {
      const half = 10.5
      const ring = line(
        4,
        [-half, -half],
        [half, -half],
        [half, half],
        [-half, half],
        [-half, -half],
      )
      const isIn = (x: number, y: number) => Math.abs(x) < half && Math.abs(y) < half
      const found = across([ring], [ax, ay], [bx, by])
      if (isIn(ax, ay) !== isIn(bx, by)) expect(found).toBe(4)
      else if (isIn(ax, ay)) expect(found).toBe(0)
      expect(across([ring], [bx, by], [ax, ay])).toBe(found)
    }),
    { seed: 11 },
  )
})

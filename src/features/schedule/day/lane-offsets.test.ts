import { expect, test } from 'vitest'
import { laneAt, laneOffsets } from './lane-offsets.ts'

test('each lane begins where the one above ends', () => {
  expect(laneOffsets([44, 88, 44])).toEqual([0, 44, 132, 176])
})

test('a height belongs to the lane that contains it', () => {
  const offsets = laneOffsets([44, 88, 44])
  expect([-5, 0, 43, 44, 131, 132, 175, 500].map((y) => laneAt(offsets, y))).toEqual([
    0, 0, 0, 1, 1, 2, 2, 2,
  ])
  expect(laneAt(laneOffsets([]), 10)).toBe(-1)
})

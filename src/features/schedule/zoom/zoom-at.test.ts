import { expect, test } from 'vitest'
import { zoomSteps } from '../board/board-url.ts'
import { nearestZoom, pinchRatio, wheelZoom } from './zoom-at.ts'

test('a notch of the wheel is one step, and small turns add up to one', () => {
  expect(wheelZoom(1, 0, -100)).toEqual({ zoom: 2, turned: 0 })
  expect(wheelZoom(1, 0, 100)).toEqual({ zoom: 0, turned: 0 })
  expect(wheelZoom(0, 0, 100)).toEqual({ zoom: 0, turned: 0 })
  expect(wheelZoom(zoomSteps.length - 1, 0, -100).zoom).toBe(zoomSteps.length - 1)
  expect(wheelZoom(1, -40, -10)).toEqual({ zoom: 1, turned: -50 })
  expect(wheelZoom(1, -50, -10)).toEqual({ zoom: 2, turned: 0 })
  expect(wheelZoom(1, -50, 10)).toEqual({ zoom: 1, turned: 10 })
})

test('fingers that move apart lead to the nearest step', () => {
  for (const [step, ppm] of zoomSteps.entries()) expect(nearestZoom(ppm * 1.05)).toBe(step)
  expect(nearestZoom(0.01)).toBe(0)
  expect(nearestZoom(1 * pinchRatio(100, 160))).toBe(2)
  expect(pinchRatio(0, 50)).toBe(1)
})

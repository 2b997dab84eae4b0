import { expect, test } from 'vitest'
import { pan, toggleZoom, turnOf, wholePhoto, zoomAbout } from './zoom-view.ts'

const frame = { width: 400, height: 600 }

test('what is under the fingers stays under them', () => {
  const at = { x: 100, y: -50 }
  const view = zoomAbout(wholePhoto, 2, at, frame)
  expect(view).toEqual({ scale: 2, x: -100, y: 50 })
  // The place of the photo that was at the point is still there.
  expect(view.x + at.x * view.scale).toBe(at.x)
  expect(view.y + at.y * view.scale).toBe(at.y)
})

test('a photo is never smaller than its frame, nor larger than six times', () => {
  expect(zoomAbout(wholePhoto, 0.2, { x: 30, y: 30 }, frame)).toEqual(wholePhoto)
  expect(zoomAbout(wholePhoto, 50, { x: 0, y: 0 }, frame).scale).toBe(6)
})

test('an enlarged photo is shifted to its edge and no further; a whole one stays', () => {
  expect(pan({ scale: 2, x: 0, y: 0 }, { x: 900, y: -900 }, frame)).toEqual({
    scale: 2,
    x: 200,
    y: -300,
  })
  expect(pan(wholePhoto, { x: 50, y: 50 }, frame)).toEqual(wholePhoto)
})

test('a double tap enlarges and a second one shows the whole photo', () => {
  const large = toggleZoom(wholePhoto, { x: 0, y: 0 }, frame)
  expect(large.scale).toBe(2.5)
  expect(toggleZoom(large, { x: 80, y: 10 }, frame)).toEqual(wholePhoto)
})

test('only a clear movement to the side turns', () => {
  expect(turnOf({ x: -90, y: 20 })).toBe(1)
  expect(turnOf({ x: 90, y: 20 })).toBe(-1)
  expect(turnOf({ x: 40, y: 0 })).toBe(0)
  expect(turnOf({ x: 90, y: 80 })).toBe(0)
})

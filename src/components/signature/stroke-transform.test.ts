import { expect, test } from 'vitest'
import { strokeTransform } from './stroke-transform.ts'

function inPicture(box: { width: number; height: number }, x: number, y: number) {
  const [a, b, c, d, e, f] = strokeTransform(box, 900).transform
  return [a * x + c * y + e, b * x + d * y + f]
}

test('a point of an upright pad keeps its place in the picture, at any size', () => {
  const pad = { width: 450, height: 180 }
  expect(inPicture(pad, 0, 0)).toEqual([0, 0])
  expect(inPicture(pad, 450, 180)).toEqual([900, 360])
})

test('a pad that lies a quarter turn clockwise is written from its upper end downwards', () => {
  const pad = { width: 296, height: 740 }
  const corner = (x: number, y: number) => inPicture(pad, x, y).map(Math.round)
  expect(corner(296, 0)).toEqual([0, 0])
  expect(corner(296, 740)).toEqual([900, 0])
  expect(corner(0, 0)).toEqual([0, 360])
  expect(corner(0, 740)).toEqual([900, 360])
})

import { expect, test } from 'vitest'
import { placeBeside } from './toast-place.ts'

const desk = { width: 1440, height: 900 }
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
})

test.each([
  ['a dialog leaves the usual corner free', box(464, 34, 512, 832), desk, 'bottom-right', 0],
  ['so does a low one, however wide', box(200, 300, 1040, 300), desk, 'bottom-right', 0],
  ['a side sheet moves toasts to its left', box(960, 0, 480, 900), desk, 'bottom-right', 480],
  ['a wide dialog leaves the top', box(336, 34, 768, 832), desk, 'top-center', 0],
  [
    'a sheet of a phone leaves the strip above it',
    box(0, 84, 390, 760),
    { width: 390, height: 844 },
    'top-center',
    0,
  ],
  ['also above its keyboard', box(0, 40, 390, 400), { width: 390, height: 844 }, 'top-center', 0],
])('%s', (_, sheet, window, position, side) => {
  expect(placeBeside(sheet, window)).toEqual({ position, side, taken: 0, head: 0 })
})

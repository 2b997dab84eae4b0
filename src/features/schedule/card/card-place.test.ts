import { expect, test } from 'vitest'
import { cardPlace } from './card-place.ts'

const window = { width: 1440, height: 900 }
const size = { width: 288, height: 220 }

test('a card lies below its visit, and above it near the lower edge', () => {
  expect(cardPlace({ top: 100, bottom: 136, x: 500 }, size, window)).toEqual({
    left: 500,
    top: 142,
  })
  expect(cardPlace({ top: 800, bottom: 836, x: 500 }, size, window)).toEqual({
    left: 500,
    top: 574,
  })
})

test('a card stays within the window, also one that is taller or wider than usual', () => {
  expect(cardPlace({ top: 100, bottom: 136, x: 1400 }, size, window).left).toBe(1144)
  expect(cardPlace({ top: 100, bottom: 136, x: -40 }, size, window).left).toBe(8)
  const large = { width: 400, height: 420 }
  expect(cardPlace({ top: 500, bottom: 536, x: 1400 }, large, window)).toEqual({
    left: 1032,
    top: 74,
  })
  expect(cardPlace({ top: 400, bottom: 500, x: 0 }, large, { ...window, height: 600 })).toEqual({
    left: 8,
    top: 8,
  })
})

test('a card leaves the corner with the toasts free', () => {
  // Above its visit, though there is room below.
  expect(cardPlace({ top: 560, bottom: 620, x: 1100 }, size, window)).toEqual({
    left: 1100,
    top: 334,
  })
  // Farther to the left there is no toast.
  expect(cardPlace({ top: 560, bottom: 620, x: 500 }, size, window)).toEqual({
    left: 500,
    top: 626,
  })
  const tall = { width: 288, height: 820 }
  expect(cardPlace({ top: 560, bottom: 620, x: 1100 }, tall, window).left).toBe(752)
})

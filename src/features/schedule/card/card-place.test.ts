import { expect, test } from 'vitest'
import { cardPlace } from './card-place.ts'

const window = { innerWidth: 1440, innerHeight: 900 }

test('a card lies below its visit, and above it near the lower edge', () => {
  expect(cardPlace({ top: 100, bottom: 136 }, 500, window)).toEqual({
    left: 500,
    top: 142,
    bottom: 'auto',
  })
  expect(cardPlace({ top: 800, bottom: 836 }, 500, window)).toEqual({
    left: 500,
    top: 'auto',
    bottom: 106,
  })
})

test('a card stays within the window', () => {
  expect(cardPlace({ top: 100, bottom: 136 }, 1400, window).left).toBe(1144)
  expect(cardPlace({ top: 100, bottom: 136 }, -40, window).left).toBe(8)
})

import { afterEach, expect, test, vi } from 'vitest'
import { edgePadding } from './edge-padding.ts'

afterEach(() => vi.unstubAllGlobals())

function paddingIn(innerWidth: number, painted: number): number {
  vi.stubGlobal('innerWidth', innerWidth)
  vi.stubGlobal('document', {
    documentElement: { getBoundingClientRect: () => ({ width: painted }) },
  })
  return edgePadding()
}

test('a popover stays out of the room that is kept for a scroll bar', () => {
  expect(paddingIn(1440, 1425)).toBe(27)
  expect(paddingIn(390, 390)).toBe(12)
  expect(paddingIn(380, 390)).toBe(12)
})

test('without a window it has the usual distance', () => {
  expect(edgePadding()).toBe(12)
})

import { expect, test } from 'vitest'
import { trackingModeOf } from './tracking-mode.ts'

const company = { tracking: 'duty', disabledFeatures: [], hiddenFeatures: [] } as const

test('a company records what it chose, and nothing without the map', () => {
  expect(trackingModeOf(company)).toBe('duty')
  expect(trackingModeOf({ ...company, hiddenFeatures: ['inventory'] })).toBe('duty')
  expect(trackingModeOf({ ...company, hiddenFeatures: ['tracking'] })).toBe('off')
  expect(trackingModeOf({ ...company, disabledFeatures: ['tracking'] })).toBe('off')
  expect(trackingModeOf(null)).toBe('off')
})

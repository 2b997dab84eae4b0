import { expect, test } from 'vitest'
import { costOf } from './cost-of.ts'

test('an item that still holds its cost was written later than its moved cost', () => {
  expect(costOf({ costMinor: 900 }, { costMinor: 1000 })).toBe(900)
  expect(costOf({ costMinor: 0 }, { costMinor: 1000 })).toBe(1000)
  expect(costOf({ costMinor: 0 }, null)).toBe(0)
})

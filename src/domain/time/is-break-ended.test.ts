import { expect, test } from 'vitest'
import { isBreakEndedBy } from './step-clock.ts'

test('a tap ends a break only where it ends the entry of one', () => {
  const endsBreak = isBreakEndedBy(['b1', 't1'])
  expect(endsBreak({ id: 'b1', kind: 'break' })).toBe(true)
  expect(endsBreak({ id: 't1', kind: 'travel' })).toBe(false)
  expect(endsBreak({ id: 'b2', kind: 'break' })).toBe(false)
})

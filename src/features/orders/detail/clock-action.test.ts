import { expect, test } from 'vitest'
import { clockAction } from './clock-action.ts'

test('no clock starts on an order that is closed, or on which one has not worked', () => {
  const facts = { isRunning: false, worksHere: true, mayAdd: true }
  expect(clockAction(facts)).toBe('start')
  expect(clockAction({ ...facts, mayAdd: false })).toBeNull()
  expect(clockAction({ ...facts, worksHere: false })).toBeNull()
})

test('a clock that runs can be stopped, also after the order was closed', () => {
  for (const mayAdd of [true, false])
    expect(clockAction({ isRunning: true, worksHere: true, mayAdd })).toBe('stop')
})

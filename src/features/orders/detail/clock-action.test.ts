import { expect, test } from 'vitest'
import { clockAct } from './clock-action.ts'

test('no clock starts on an order that is closed, or on which one has not worked', () => {
  const facts = { isRunning: false, worksHere: true, mayAdd: true }
  expect(clockAct(facts)).toBe('start')
  expect(clockAct({ ...facts, mayAdd: false })).toBeNull()
  expect(clockAct({ ...facts, worksHere: false })).toBeNull()
})

test('a clock that runs can be stopped, also after the order was closed', () => {
  for (const mayAdd of [true, false])
    expect(clockAct({ isRunning: true, worksHere: true, mayAdd })).toBe('stop')
})

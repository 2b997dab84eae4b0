import { expect, test } from 'vitest'
import { clockAction } from './clock-action.ts'

test('no timer starts on a closed order or on one the person has not worked on', () => {
  const facts = { isRunning: false, worksHere: true, mayAdd: true }
  expect(clockAction(facts)).toBe('start')
  expect(clockAction({ ...facts, mayAdd: false })).toBeNull()
  expect(clockAction({ ...facts, worksHere: false })).toBeNull()
})

test('a running timer can be stopped even after the order was closed', () => {
  for (const mayAdd of [true, false])
    expect(clockAction({ isRunning: true, worksHere: true, mayAdd })).toBe('stop')
})

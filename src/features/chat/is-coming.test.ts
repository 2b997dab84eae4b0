import { expect, test } from 'vitest'
import { isComing } from './is-coming.ts'

test('a conversation waits for the first load while one is running', () => {
  expect(isComing({ isWhole: false }, { kind: 'downloading' })).toBe(true)
  expect(isComing({ isWhole: true }, { kind: 'downloading' })).toBe(false)
  expect(isComing({ isWhole: false }, { kind: 'offline' })).toBe(false)
  expect(isComing({ isWhole: false }, { kind: 'notUpdating' })).toBe(false)
  expect(isComing({ isWhole: false }, undefined)).toBe(false)
})

import { expect, test } from 'vitest'
import { isDownloading } from './is-downloading.ts'

test('a conversation waits for the first load while one is running', () => {
  expect(isDownloading({ isWhole: false }, { kind: 'downloading' })).toBe(true)
  expect(isDownloading({ isWhole: true }, { kind: 'downloading' })).toBe(false)
  expect(isDownloading({ isWhole: false }, { kind: 'offline' })).toBe(false)
  expect(isDownloading({ isWhole: false }, { kind: 'notUpdating' })).toBe(false)
  expect(isDownloading({ isWhole: false }, undefined)).toBe(false)
})

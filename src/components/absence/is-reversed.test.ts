import { expect, test } from 'vitest'
import { isReversed } from './is-reversed.ts'

const fromOn = '2026-03-02'

test('the last day lies before the first', () => {
  expect(isReversed({ fromOn, toOn: '2026-03-01' })).toBe(true)
  expect(isReversed({ fromOn, toOn: fromOn })).toBe(false)
})

test('days that are still being entered are not reversed', () => {
  expect(isReversed({ fromOn, toOn: '' })).toBe(false)
  expect(isReversed({ fromOn: '', toOn: fromOn })).toBe(false)
  expect(isReversed({ fromOn, toOn: '0202-03-05' })).toBe(false)
})

import { expect, test, vi } from 'vitest'
import { createLiveValue } from './live-value.ts'

test('a subscriber is notified of each change until it unsubscribes', () => {
  const value = createLiveValue(1)
  const onChange = vi.fn()
  const stop = value.subscribe(onChange)
  value.set(2)
  expect(value.get()).toBe(2)
  stop()
  value.set(3)
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('the same value again is no change', () => {
  const value = createLiveValue('a')
  const onChange = vi.fn()
  value.subscribe(onChange)
  value.set('a')
  expect(onChange).not.toHaveBeenCalled()
})

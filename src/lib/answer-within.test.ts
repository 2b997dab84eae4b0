import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWithin } from './answer-within.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('what takes too long is answered as late', async () => {
  const answer = answerWithin(new Promise<string>(() => undefined), 1000, 'late')
  await vi.advanceTimersByTimeAsync(999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await answer).toBe('late')
})

test('what ends in time, well or badly, leaves no timer', async () => {
  expect(await answerWithin(Promise.resolve('done'), 1000, 'late')).toBe('done')
  await expect(answerWithin(Promise.reject(new Error('no')), 1000, 'late')).rejects.toThrow('no')
  expect(vi.getTimerCount()).toBe(0)
})

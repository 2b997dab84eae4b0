import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepTrying } from './keep-trying.ts'

const page = new EventTarget()
let stop: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('reportError', vi.fn())
})
afterEach(() => {
  stop?.()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what succeeds at once is not tried again', async () => {
  const attempt = vi.fn(async () => true)
  stop = keepTrying(attempt)
  await vi.runAllTimersAsync()
  page.dispatchEvent(new Event('online'))
  expect(attempt).toHaveBeenCalledTimes(1)
})

test('what fails is tried after waits that double up to a minute', async () => {
  const attempt = vi.fn(async () => false)
  stop = keepTrying(attempt)
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000 + 8000)
  expect(attempt).toHaveBeenCalledTimes(5)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  const sofar = attempt.mock.calls.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(attempt).toHaveBeenCalledTimes(sofar + 1)
})

test('the network’s return is a reason to try now, and soon again if that fails', async () => {
  const attempt = vi.fn(async () => false)
  stop = keepTrying(attempt)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  const sofar = attempt.mock.calls.length
  page.dispatchEvent(new Event('online'))
  expect(attempt).toHaveBeenCalledTimes(sofar + 1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(attempt).toHaveBeenCalledTimes(sofar + 2)
})

test('an error is reported and counts as a failure', async () => {
  const attempt = vi.fn(async () => true).mockRejectedValueOnce(new Error('no'))
  stop = keepTrying(attempt)
  await vi.runAllTimersAsync()
  expect(attempt).toHaveBeenCalledTimes(2)
  expect(reportError).toHaveBeenCalledTimes(1)
})

test('once stopped it leaves no timer and listens to nothing', async () => {
  const attempt = vi.fn(async () => false)
  keepTrying(attempt)()
  await vi.runAllTimersAsync()
  page.dispatchEvent(new Event('online'))
  expect(attempt).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})

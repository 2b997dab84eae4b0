import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchChart } from './use-chart.ts'

const page = new EventTarget()
const Chart = () => null
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

test('what cannot be fetched is missing, and shown when the network returns', async () => {
  const load = vi.fn(async () => Chart).mockRejectedValueOnce(new TypeError('offline'))
  const shown: unknown[] = []
  stop = fetchChart(load, (set) => shown.push(set()))
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toEqual(['missing'])
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toEqual(['missing', Chart])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(load).toHaveBeenCalledTimes(2)
})

test('nothing is shown once the page is left', async () => {
  const show = vi.fn()
  fetchChart(async () => Chart, show)()
  await vi.advanceTimersByTimeAsync(1000)
  expect(show).not.toHaveBeenCalled()
})

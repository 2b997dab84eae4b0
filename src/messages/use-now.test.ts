import { afterEach, expect, it } from 'vitest'
import { setClockOffset, trueNow } from './use-now.ts'

const day = 86_400_000

afterEach(() => setClockOffset(0))

it('goes by the server’s clock where the phone’s is a day off', () => {
  const before = Date.now()
  setClockOffset(-day)
  expect(trueNow()).toBeGreaterThanOrEqual(before - day)
  expect(trueNow()).toBeLessThan(before)
})

import { afterEach, expect, test, vi } from 'vitest'
import type { DrainResult } from '../outbox/drain/types.ts'
import { createDrainer } from './create-drainer.ts'

const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => complaints.mockClear())

/** An engine whose run ends when the test says so. */
function held() {
  let breakOff = () => undefined as void
  const run = new Promise<DrainResult>((_, reject) => {
    breakOff = () => reject(new Error('database closed'))
  })
  return { engine: { run: () => run }, breakOff: () => breakOff() }
}

test('a run that breaks off is reported', async () => {
  const { engine, breakOff } = held()
  const drainer = createDrainer(engine, () => undefined)
  const run = drainer.drain(true)
  breakOff()
  await run
  drainer.stop()
  expect(complaints).toHaveBeenCalledOnce()
})

test('a run that is stopped, with its database closed under it, is not reported', async () => {
  const { engine, breakOff } = held()
  const drainer = createDrainer(engine, () => undefined)
  const run = drainer.drain(true)
  drainer.stop()
  breakOff()
  await run
  expect(complaints).not.toHaveBeenCalled()
})

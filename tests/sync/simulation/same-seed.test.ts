import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { day } from '../support/commands.ts'
import { simulate } from '../support/simulate.ts'

test('the same seed gives the same day, step by step', { timeout: 120_000 }, async () => {
  const days = fc.sample(day, { seed: 7, numRuns: 8 })
  for (const [seed, commands] of days) {
    const first = await simulate(seed, commands)
    expect(await simulate(seed, commands)).toEqual(first)
  }
})

test('another seed puts the same commands in another order', { timeout: 120_000 }, async () => {
  const [[seed, commands] = [0, []]] = fc.sample(day, { seed: 7, numRuns: 1 })
  const traces = [await simulate(seed, commands), await simulate(seed + 1, commands)]
  expect(traces[0]?.steps).not.toBe(traces[1]?.steps)
})

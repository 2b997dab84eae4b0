import * as fc from 'fast-check'
import { day } from './commands.ts'
import { simulate } from './simulate.ts'

/** The number of files over which the days are spread, so that every core has some. */
export const shards = 4

export const days = Number(process.env['SYNC_RUNS'] ?? 2000)
export const firstSeed = Number(process.env['SYNC_SEED'] ?? 20260301)

/** Simulates one share of the random days. */
export async function runDays(shard: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(day, async ([seed, commands]) => void (await simulate(seed, commands))),
    {
      numRuns: Math.ceil(days / shards),
      seed: firstSeed + shard,
      endOnFailure: process.env['SYNC_SHRINK'] === undefined,
    },
  )
}

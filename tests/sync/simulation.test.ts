import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { command, perform } from './support/commands.ts'
import type { Command } from './support/commands.ts'
import { checkConverged, checkInvariants, checkOrder } from './support/invariants.ts'
import { createWorld } from './support/world.ts'
import type { World } from './support/world.ts'

const runs = Number(process.env.SYNC_RUNS ?? 300)
const seed = Number(process.env.SYNC_SEED ?? 20260301)

test(
  `nothing is lost, doubled or overwritten in ${runs} random days (seed ${seed})`,
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer(),
        fc.array(command, { minLength: 5, maxLength: 40, size: 'max' }),
        simulate,
      ),
      { numRuns: runs, seed, endOnFailure: process.env.SYNC_SHRINK === undefined },
    )
  },
)

/** One random day: the commands with all invariants after each, then the network heals. */
export async function simulate(worldSeed: number, commands: readonly Command[]): Promise<void> {
  const world = await createWorld(worldSeed)
  try {
    for (const each of commands) {
      await perform(world, each)
      await checkInvariants(world, touched(each))
    }
    await heal(world)
    await checkInvariants(world)
    checkOrder(world)
    await checkConverged(world)
    expect(new Set(world.arrivals).size).toBe(world.arrivals.length)
  } finally {
    await world.close()
  }
}

/** The one device a command was about; undefined where it was several. */
function touched(command: Command): string | undefined {
  if (command.type === 'race') return undefined
  return 'device' in command ? command.device : 'desk'
}

async function heal(world: World): Promise<void> {
  for (const device of world.devices) await world.network(device.name).deliverLate()
  for (const device of world.devices) {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      world.advance(3 * 3_600_000)
      const result = await device.drain({ fresh: true })
      if (result?.kind === 'idle') break
    }
  }
  for (const device of world.devices) await device.take(world.visible(device.name, false))
}

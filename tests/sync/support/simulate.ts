import { expect } from 'vitest'
import type { Command } from './commands.ts'
import { checkConverged, checkInvariants, checkOrder } from './invariants.ts'
import { perform } from './perform.ts'
import { receipts, visibleDocs } from './visible-docs.ts'
import { createWorld } from './world.ts'
import type { World } from './world.ts'
import { people } from './seed.ts'

/** The trace of a simulated day: equal days leave equal traces. */
export interface DayTrace {
  readonly steps: number
  readonly server: string
}

/** One random day: the commands with all invariants after each, then the network recovers. */
export async function simulate(seed: number, commands: readonly Command[]): Promise<DayTrace> {
  const world = await createWorld(seed)
  try {
    for (const each of commands) {
      await perform(world, each)
      await checkInvariants(world, touched(each))
    }
    await heal(world)
    await checkInvariants(world)
    checkOrder(world)
    await checkConverged(world)
    if (await settleAll(world)) {
      await checkInvariants(world)
      await checkConverged(world)
    }
    expect(new Set(world.arrivals).size).toBe(world.arrivals.length)
    const held = [...visibleDocs(world.server, people.office), ...receipts(world.server)]
    return { steps: world.scheduler.trace(), server: JSON.stringify(held) }
  } finally {
    await world.close()
  }
}

/** The devices of a command. */
function touched(command: Command): ReadonlySet<string> {
  const deeds = command.type === 'together' ? command.deeds : [command]
  return new Set(deeds.map((deed) => ('device' in deed ? deed.device : 'desk')))
}

/** Everyone may work again, everything in flight arrives, and all requests are answered. */
async function heal(world: World): Promise<void> {
  await world.scheduler.finish()
  for (const who of ['techA', 'techB'] as const) await world.setStatus(who, 'active')
  for (const device of world.devices) {
    device.setSession('good')
    world.network(device.name).setTrouble(0)
    await world.scheduler.together([() => world.network(device.name).deliverLate()])
  }
  await drainAll(world)
}

async function drainAll(world: World): Promise<void> {
  for (const device of world.devices) {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      world.advance(3 * 3_600_000)
      let kind: string | undefined
      await world.scheduler.together([
        async () => {
          kind = (await device.drain({ fresh: true }))?.kind
        },
      ])
      if (kind === 'idle') break
    }
  }
  for (const device of world.devices) await device.take(world.visible(device.name, false))
}

/** People handle what needs them: each conflict is resolved in their favour, everything else is retried. Returns whether anything did. */
async function settleAll(world: World): Promise<boolean> {
  let acted = false
  for (const device of world.devices) {
    if ((await device.db.outbox.count()) === 0) continue
    acted = true
    await device.retryAll()
    await device.settleFirst('mine')
    world.remember(device, await device.db.outbox.orderBy('seq').toArray())
  }
  if (acted) await drainAll(world)
  return acted
}

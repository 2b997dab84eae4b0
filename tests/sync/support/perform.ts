import { expect } from 'vitest'
import type { Order } from '#domain/entities/order.ts'
import { stepsFrom } from '#domain/order/transitions/order-machine.ts'
import { orderStatuses } from '#domain/order/order-status.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { readMeta } from '#data/local/rows/meta.ts'
import type { Command, Deed, DeviceName, Event } from './commands.ts'
import type { Device } from './device.ts'
import { people } from './seed.ts'
import type { World } from './world.ts'

/** Performs one command. What a mutator refuses is simply not done, as on a screen that does not offer it. */
export async function perform(world: World, command: Command): Promise<void> {
  world.advance(137)
  const { scheduler } = world
  if (command.type === 'together')
    return scheduler.together(command.deeds.map((deed) => () => act(world, deed)))
  if (command.type === 'reopen') {
    // What the closed app had started ends with it; what it had sent is in flight.
    await scheduler.finish()
    return world.device(command.device).reopen()
  }
  const alone = () => scheduler.together([() => act(world, command)])
  return command.type === 'drain' ? bounded(world, command, alone) : alone()
}

async function act(world: World, deed: Deed): Promise<void> {
  switch (deed.type) {
    case 'move':
      return tap(world, deed.device, deed.order, async (at, row) => {
        const { status } = row as unknown as Order
        const steps = stepsFrom(status, at.uid === people.office ? 'admin' : 'technician')
        const to: OrderStatus = steps[deed.pick % Math.max(1, steps.length)] ?? orderStatuses[0]
        const args = { orderId: row.id, from: status, to, reason: 'for a reason' }
        return at.mutate('order/move', args)
      })
    case 'write':
      return edit(world, deed.device, deed.order, () => ({ resolution: `text ${deed.text}` }))
    case 'plan':
      return edit(world, deed.device, deed.order, () =>
        Object.fromEntries(deed.fields.map((field) => [field, `text ${deed.text}`])),
      )
    case 'tag':
      return edit(world, deed.device, deed.order, (row) => {
        const tags = row.tags as string[]
        const tag = `tag${deed.tag}`
        return { tags: tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag] }
      })
    case 'assign':
      return tap(world, deed.device, deed.order, (at, row) => {
        const to = deed.to === 'both' ? [people.techA, people.techB] : [people[deed.to]]
        const edits = { assigneeIds: { from: row.assigneeIds, to } }
        return at.mutate('order/assign', { orderId: row.id, edits, send: deed.send })
      })
    case 'erase':
      return tap(world, deed.device, deed.order, (at, row) =>
        at.mutate('order/delete', { orderId: row.id }),
      )
    case 'create': {
      const desk = world.device(deed.device)
      return atOnce(world, 'create', async () => world.note(desk, await create(desk, deed.id)))
    }
    case 'drain': {
      const { device, fresh, steal, accident } = deed
      world.network(device).setTrouble(deed.trouble)
      await world.device(device).drain({ fresh, steal, accident: accident ?? undefined })
      return
    }
    case 'late':
      return world.network(deed.device).deliverLate()
    case 'hear':
    case 'advance':
    case 'jump':
    case 'expire':
    case 'session':
    case 'employ':
    case 'settle':
    case 'retry':
    case 'discard':
      return atOnce(world, deed.type, () => happen(world, deed))
  }
}

/** What takes one step. */
async function happen(world: World, deed: Event): Promise<void> {
  switch (deed.type) {
    case 'hear':
      return world.device(deed.device).take(world.visible(deed.device, deed.stale))
    case 'advance':
      return world.advance(deed.seconds * 1000)
    case 'jump':
      return world.jumpClock(deed.device, deed.hours * 3_600_000)
    case 'expire':
      return world.server.expireTokens()
    case 'session':
      return world.device(deed.device).setSession(deed.state)
    case 'employ':
      return world.setStatus(deed.who, deed.status)
    case 'settle':
      return byHand(world, deed.device, (device) => device.settleFirst(deed.choice))
    case 'retry':
      return world.device(deed.device).retryAll()
    case 'discard':
      return byHand(world, deed.device, async (device) => {
        for (const id of await device.discardFirst()) world.discarded.add(id)
      })
  }
}

/** A person changes the queue itself: its state before and after is recorded for the invariants. */
async function byHand(
  world: World,
  name: DeviceName,
  change: (device: Device) => Promise<void>,
): Promise<void> {
  const device = world.device(name)
  const look = async () => world.remember(device, await device.db.outbox.orderBy('seq').toArray())
  await look()
  await change(device)
  await look()
}

function atOnce(world: World, name: string, work: () => Promise<void>): Promise<void> {
  return world.scheduler.step(name, work)
}

type Shown = Record<string, unknown> & { readonly id: string }

/** A person reads an order on their screen and, a moment later, acts on what they saw. */
async function tap(
  world: World,
  name: DeviceName,
  order: number,
  act: (device: Device, row: Shown) => ReturnType<Device['mutate']>,
): Promise<void> {
  const device = world.device(name)
  const row = await world.scheduler.step(`${name}: looks`, async () => {
    const rows = await device.db.orders.orderBy('id').toArray()
    return rows[order % Math.max(1, rows.length)]
  })
  if (!row) return
  await atOnce(world, `${name}: taps`, async () => world.note(device, await act(device, row)))
}

function edit(
  world: World,
  name: DeviceName,
  order: number,
  wish: (row: Shown) => Readonly<Record<string, unknown>>,
): Promise<void> {
  return tap(world, name, order, (device, row) => {
    const wanted = Object.entries(wish(row))
    const edits = Object.fromEntries(wanted.map(([field, to]) => [field, { from: row[field], to }]))
    return device.mutate('order/edit', { orderId: row.id, edits })
  })
}

function create(desk: Device, id: number) {
  return desk.mutate('order/create', {
    orderId: `new${id}`,
    customerId: 'k1',
    siteId: 's1',
    title: 'A new order',
    description: '',
    instructions: '',
    priority: 'normal',
    tags: [],
    plannedStart: null,
    plannedEnd: null,
    assigneeIds: [people.techA],
    followUpOf: null,
  })
}

/** V6: a drain sends no more requests than its queue can need, and none while it was told to pause. */
async function bounded(
  world: World,
  { device: name, fresh }: { readonly device: DeviceName; readonly fresh: boolean },
  work: () => Promise<void>,
): Promise<void> {
  await world.scheduler.finish()
  const { db } = world.device(name)
  const network = world.network(name)
  const pause = await readMeta(db, 'pause')
  const now = world.now(name)
  const queued = await db.outbox.count()
  const before = network.requests()
  await work()
  const asked = network.requests() - before
  if (
    pause &&
    now < pause.until &&
    pause.until < now + 600_000 &&
    !(fresh && pause.reason !== 'busy')
  )
    expect(asked, `${name} was told to rest`).toBe(0)
  expect(asked, `requests of ${name} for ${queued} mutations`).toBeLessThanOrEqual(30 * queued)
}

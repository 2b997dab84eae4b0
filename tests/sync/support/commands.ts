import * as fc from 'fast-check'
import { orderStatuses } from '#domain/order/order-status.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import type { Order } from '#domain/entities/order.ts'
import { stepsFrom } from '#domain/order/order-machine.ts'
import type { Device } from './device.ts'
import { people } from './seed.ts'
import type { World } from './world.ts'

const devices = ['phoneA', 'tabletA', 'phoneB', 'desk', 'laptop'] as const
const offices = ['desk', 'laptop'] as const
type DeviceName = (typeof devices)[number]

type Office = (typeof offices)[number]
type Planned = 'title' | 'instructions' | 'description'

/** One thing that happens in the simulated world. */
export type Command =
  | { type: 'move'; device: DeviceName; order: number; pick: number }
  | { type: 'write'; device: DeviceName; order: number; text: number }
  | { type: 'plan'; device: Office; order: number; fields: readonly Planned[]; text: number }
  | { type: 'tag'; device: Office; order: number; tag: number }
  | { type: 'assign'; device: Office; order: number; to: 'techA' | 'techB' | 'both' }
  | { type: 'create'; id: number }
  | { type: 'drain'; device: DeviceName; trouble: number; crashAt: number | null }
  | { type: 'race'; devices: readonly DeviceName[]; trouble: number }
  | { type: 'hear'; device: DeviceName; stale: boolean }
  | { type: 'advance'; seconds: number }
  | { type: 'jump'; device: DeviceName; hours: number }
  | { type: 'late'; device: DeviceName }
  | { type: 'expire' }
  | { type: 'settle'; device: DeviceName; choice: 'mine' | 'theirs' }
  | { type: 'retry'; device: DeviceName }

const device = fc.constantFrom(...devices)
const office = fc.constantFrom(...offices)
const order = fc.nat(3)
const crashAt = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 30 }) },
)

export const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ type: fc.constant('move' as const), device, order, pick: fc.nat(20) }),
  },
  {
    weight: 9,
    arbitrary: fc.record({ type: fc.constant('write' as const), device, order, text: fc.nat(3) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('plan' as const),
      device: office,
      order,
      fields: fc.uniqueArray(fc.constantFrom<Planned>('title', 'instructions', 'description'), {
        minLength: 1,
        maxLength: 3,
      }),
      text: fc.nat(3),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('tag' as const),
      device: office,
      order,
      tag: fc.nat(5),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('assign' as const),
      device: office,
      order,
      to: fc.constantFrom('techA' as const, 'techB' as const, 'both' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('create' as const), id: fc.nat(2) }) },
  {
    weight: 7,
    arbitrary: fc.record({
      type: fc.constant('drain' as const),
      device,
      trouble: fc.constantFrom(0, 0.2, 0.6, 1),
      crashAt,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('race' as const),
      devices: fc.uniqueArray(device, { minLength: 2, maxLength: 3 }),
      trouble: fc.constantFrom(0, 0.2),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('hear' as const), device, stale: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('advance' as const), seconds: fc.nat(400) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('jump' as const),
      device,
      hours: fc.constantFrom(-24, -1, 1, 24),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('late' as const), device }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('expire' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('settle' as const),
      device,
      choice: fc.constantFrom('mine' as const, 'theirs' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('retry' as const), device }) },
)

/** Lets one thing happen. What a mutator refuses is simply not done, as on a screen that does not offer it. */
export async function perform(world: World, command: Command): Promise<void> {
  world.advance(137)
  switch (command.type) {
    case 'move': {
      const at = world.device(command.device)
      const row = await pick(at, command.order)
      if (!row) return
      const { status } = row as unknown as Order
      const steps = stepsFrom(status, at.uid === people.office ? 'admin' : 'technician')
      const to: OrderStatus = steps[command.pick % Math.max(1, steps.length)] ?? orderStatuses[0]
      const args = { orderId: row.id, from: status, to, reason: 'for a reason' }
      return world.note(at, await at.mutate('order/move', args))
    }
    case 'write':
      return edit(world, command.device, command.order, { resolution: `text ${command.text}` })
    case 'plan': {
      const wanted = command.fields.map((field) => [field, `text ${command.text}`])
      return edit(world, command.device, command.order, Object.fromEntries(wanted))
    }
    case 'tag': {
      const row = await pick(world.device(command.device), command.order)
      const tags = (row?.tags ?? []) as string[]
      const tag = `tag${command.tag}`
      const to = tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag]
      return edit(world, command.device, command.order, { tags: to })
    }
    case 'assign': {
      const desk = world.device(command.device)
      const row = await pick(desk, command.order)
      if (!row) return
      const to = command.to === 'both' ? [people.techA, people.techB] : [people[command.to]]
      const edits = { assigneeIds: { from: row.assigneeIds, to } }
      return world.note(desk, await desk.mutate('order/assign', { orderId: row.id, edits }))
    }
    case 'create': {
      const desk = world.device('desk')
      return world.note(
        desk,
        await desk.mutate('order/create', {
          orderId: `new${command.id}`,
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
        }),
      )
    }
    case 'drain': {
      world.setTrouble(command.trouble)
      await world.device(command.device).drain({ fresh: true }, command.crashAt ?? undefined)
      world.setTrouble(0)
      return
    }
    case 'race': {
      world.setTrouble(command.trouble)
      await Promise.all(command.devices.map((name) => world.device(name).drain({ fresh: true })))
      world.setTrouble(0)
      return
    }
    case 'hear':
      return world.device(command.device).take(world.visible(command.device, command.stale))
    case 'advance':
      return world.advance(command.seconds * 1000)
    case 'jump':
      return world.jumpClock(command.device, command.hours * 3_600_000)
    case 'late':
      return world.network(command.device).deliverLate()
    case 'expire':
      return world.server.expireTokens()
    case 'settle':
      return world.device(command.device).settleFirst(command.choice)
    case 'retry':
      return world.device(command.device).retryAll()
  }
}

async function edit(
  world: World,
  name: DeviceName,
  order: number,
  wanted: Readonly<Record<string, unknown>>,
): Promise<void> {
  const device = world.device(name)
  const row = await pick(device, order)
  if (!row) return
  const orderId = row.id
  const edits = Object.fromEntries(
    Object.entries(wanted).map(([field, to]) => [field, { from: row[field], to }]),
  )
  return world.note(device, await device.mutate('order/edit', { orderId, edits }))
}

/** One of the orders that this device shows. */
async function pick(device: Device, index: number) {
  const rows = await device.db.orders.orderBy('id').toArray()
  return rows[index % Math.max(1, rows.length)]
}

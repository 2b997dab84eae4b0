import { describe, expect, test } from 'vitest'
import { entitiesOf } from '#data/queries/entities-of.ts'
import { ownVisits } from '#data/queries/orders/own-visits.ts'
import type { Order } from '#domain/entities/order.ts'
import { type SeenOrders, toSeenOrder } from '#domain/order/history/changes-since.ts'
import { newsSince, type OwnVisit } from '#domain/order/history/visit-changes.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { Device } from './support/device.ts'
import { people } from './support/seed.ts'
import { queueOf, useTestbed } from './support/testbed.ts'
import { visibleDocs } from './support/visible-docs.ts'

const monday = '2026-03-09T08:00:00.000Z'
const tuesday = '2026-03-10T08:00:00.000Z'

interface Look {
  readonly uid: string
  readonly seen: SeenOrders
  readonly orders: readonly Order[]
  readonly visits: readonly OwnVisit[]
}

/** What a person sees of their orders and visits on a device. */
async function lookAt({ db, uid }: Device): Promise<Look> {
  const orders = entitiesOf('orders', await db.orders.toArray())
  const visits = await ownVisits().run({ db, uid })
  const seen = Object.fromEntries(orders.map((one) => [one.id, toSeenOrder(one, uid, visits)]))
  return { uid, seen, orders, visits }
}

describe('planned visits', () => {
  const testbed = useTestbed()
  const shown = (uid: string = people.office) => visibleDocs(testbed.server, uid)
  const visit = (id: string, uid?: string) => shown(uid).get(`bookings/${id}`)
  const plan = (
    desk: Device,
    part: number,
    edits: MutationArgs<'booking/plan'>['edits'],
    send = false,
  ) => desk.mutate('booking/plan', { orderId: 'o1', part, edits, ...(send && { send }) })
  const drained = async (...devices: readonly Device[]) => {
    for (const device of devices) {
      expect(await device.drain()).toEqual({ kind: 'idle' })
      expect(await queueOf(device)).toEqual([])
    }
  }

  test('of one order that two offices plan offline are one document with both changes', async () => {
    const [desk, laptop] = [await testbed.open(people.office), await testbed.open(people.office)]
    await plan(desk, 1, { start: { from: null, to: monday } })
    await plan(laptop, 1, { minutes: { from: 60, to: 90 } })
    await drained(desk, laptop)
    expect(visit('o1')).toMatchObject({ start: monday, minutes: 90, assigneeIds: [people.techA] })
    expect(testbed.order('o1')).toMatchObject({
      plannedStart: monday,
      plannedEnd: '2026-03-09T09:30:00.000Z',
    })
  })

  test('keep their people when someone who does not know one of them moves another', async () => {
    const [desk, laptop] = [await testbed.open(people.office), await testbed.open(people.office)]
    await plan(desk, 2, {
      assigneeIds: { from: [], to: [people.techB] },
      start: { from: null, to: tuesday },
    })
    await plan(laptop, 1, { start: { from: null, to: monday } })
    await laptop.mutate('order/assign', {
      orderId: 'o1',
      edits: {
        plannedStart: { from: monday, to: '2026-03-09T09:00:00.000Z' },
        plannedEnd: { from: '2026-03-09T09:00:00.000Z', to: '2026-03-09T10:00:00.000Z' },
      },
    })
    await drained(desk, laptop)
    expect(visit('o1')).toMatchObject({ start: '2026-03-09T09:00:00.000Z', parts: 2 })
    expect(visit('o1-2')).toMatchObject({ start: tuesday, assigneeIds: [people.techB] })
    expect(testbed.order('o1')).toMatchObject({
      assigneeIds: [people.techA, people.techB],
      plannedStart: '2026-03-09T09:00:00.000Z',
    })
  })

  test('are seen by whom they were sent to, and leave those whom they are taken from', async () => {
    const desk = await testbed.open(people.office)
    await plan(desk, 2, { assigneeIds: { from: [], to: [people.techB] } }, true)
    await drained(desk)
    const phone = await testbed.open(people.techB)
    expect(await phone.db.bookings.toCollection().primaryKeys()).toEqual(['o1-2'])
    await phone.mutate('booking/see', { bookingId: 'o1-2' })
    await drained(phone)
    expect(visit('o1-2')?.seenBy).toMatchObject({ [people.techB]: expect.any(String) })
    await desk.take(shown())
    await plan(desk, 2, { assigneeIds: { from: [people.techB], to: [people.techA] } })
    await drained(desk)
    expect(visit('o1-2')).toMatchObject({ assigneeIds: [people.techA], seenBy: {} })
    expect(visit('o1-2', people.techB)).toBeUndefined()
    expect(testbed.order('o1')?.assigneeIds).toEqual([people.techA])
  })

  test('beyond the first are told to those who lose them and to those who get them', async () => {
    const desk = await testbed.open(people.office)
    const sendTo = async (part: number, from: readonly string[], to: readonly string[]) => {
      await plan(desk, part, { assigneeIds: { from: [...from], to: [...to] } }, true)
      await drained(desk)
      await desk.take(shown())
    }
    await plan(desk, 1, { start: { from: null, to: monday } })
    await sendTo(2, [], [people.techB])
    await plan(desk, 3, { start: { from: null, to: tuesday } })
    await sendTo(3, [], [people.techB])
    const phones = [await testbed.open(people.techA), await testbed.open(people.techB)]
    const before = await Promise.all(phones.map((phone) => lookAt(phone)))
    for (const [i, phone] of phones.entries()) {
      for (const { id } of before[i]?.visits ?? [])
        await phone.mutate('booking/see', { bookingId: id })
      await drained(phone)
    }
    await desk.take(shown())
    await sendTo(3, [people.techB], [people.techA])
    const newsOf = async (uid: string) => {
      const { orders, visits } = await lookAt(await testbed.open(uid))
      const seen = before.find((look) => look.uid === uid)?.seen ?? {}
      return newsSince(seen, orders, new Set(), { uid, visits, now: monday })
    }
    const moved = { id: 'o1-3', orderId: 'o1' }
    expect(await newsOf(people.techB)).toMatchObject([
      { type: 'visitGone', ...moved, from: tuesday },
    ])
    expect(await newsOf(people.techA)).toMatchObject([{ type: 'visitNew', ...moved }])
  })

  test('need the items that two offices add offline, both', async () => {
    const [desk, laptop] = [await testbed.open(people.office), await testbed.open(people.office)]
    const add = (device: Device, id: string, quantity: number) => {
      const neededItems = { from: [], to: [{ id, quantity }] }
      return device.mutate('order/edit', { orderId: 'o1', edits: { neededItems } })
    }
    await add(desk, 'filter', 2)
    await add(laptop, 'valve', 1)
    await drained(desk, laptop)
    const both = [
      { id: 'filter', quantity: 2 },
      { id: 'valve', quantity: 1 },
    ]
    const found = testbed.order('o1')?.neededItems
    expect(found).toHaveLength(2)
    expect(found).toEqual(expect.arrayContaining(both))
  })

  test('keep what the customer was told while another office moves them, and from a phone', async () => {
    const [desk, laptop] = [await testbed.open(people.office), await testbed.open(people.office)]
    const tell = { orderId: 'o1', part: 1, start: monday }
    await desk.mutate('booking/tell', { ...tell, parts: [] })
    await plan(laptop, 1, { start: { from: null, to: tuesday } }, true)
    await drained(laptop, desk)
    const told = { start: monday, by: people.office }
    expect(visit('o1')).toMatchObject({ start: tuesday, customerTold: told })
    const phone = await testbed.open(people.techA)
    await phone.mutate('booking/tell', { ...tell, start: tuesday })
    await drained(phone)
    const again = { start: tuesday, by: people.techA }
    expect(visit('o1')).toMatchObject({ start: tuesday, minutes: 60, customerTold: again })
  })

  test('follow the order when it goes back to the queue, those that this device knows', async () => {
    const desk = await testbed.open(people.office)
    await plan(desk, 2, { assigneeIds: { from: [], to: [people.techB] } }, true)
    await desk.mutate('order/move', { orderId: 'o1', to: 'new' })
    await drained(desk)
    expect(visit('o1')).toMatchObject({ assigneeIds: [], start: null, isSent: false })
    expect(visit('o1-2')).toMatchObject({ cancelledAt: expect.any(String), isSent: false })
    expect(testbed.order('o1')).toMatchObject({ status: 'new', assigneeIds: [] })
  })
})

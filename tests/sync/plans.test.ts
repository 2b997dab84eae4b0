import { describe, expect, test } from 'vitest'
import { planArgs } from '#domain/plan/plan.fixture.ts'
import type { Device } from './support/device.ts'
import { people } from './support/seed.ts'
import { queueOf, useTestbed } from './support/testbed.ts'
import { receipts, visibleDocs } from './support/visible-docs.ts'

const on = '2026-04-02'
const order = `p1_${on}`

const plan = planArgs({
  customerId: 'k1',
  assetIds: [],
  templateId: null,
  requires: [],
  skills: [],
  start: '2026-03-02T09:00',
  timeZone: 'Europe/Madrid',
})

describe('orders of a maintenance plan', () => {
  const testbed = useTestbed()
  const drained = async (...devices: readonly Device[]) => {
    for (const device of devices) {
      expect(await device.drain()).toEqual({ kind: 'idle' })
      expect(await queueOf(device)).toEqual([])
    }
  }
  /** Two offices that both know the plan. */
  async function twoOffices() {
    const desk = await testbed.open(people.office)
    await desk.mutate('plan/create', plan)
    await drained(desk)
    return [desk, await testbed.open(people.office)] as const
  }
  const create = (device: Device, more: { again?: boolean } = {}) =>
    device.mutate('plan/createOrder', { planId: 'p1', on, ...more })

  test('that two offices create offline are one, and the second creation changes nothing', async () => {
    const [desk, laptop] = await twoOffices()
    await create(desk)
    await create(laptop)
    await desk.mutate('order/edit', {
      orderId: order,
      edits: { title: { from: 'Boiler service', to: 'By the desk' } },
    })
    await drained(desk, laptop)
    expect(testbed.order(order)).toMatchObject({
      title: 'By the desk',
      planId: 'p1',
      occurrence: on,
      plannedStart: '2026-04-02T07:00:00.000Z',
    })
    const creations = [...receipts(testbed.server).values()].filter(
      ({ name }) => name === 'plan/createOrder',
    )
    expect(creations.map(({ writes }) => writes)).toContainEqual([`orders/${order}`])
  })

  test('that are assigned before they were sent arrive with their people', async () => {
    const [desk] = await twoOffices()
    await create(desk)
    await desk.mutate('order/assign', {
      orderId: order,
      edits: { assigneeIds: { from: [], to: [people.techA] } },
      send: true,
    })
    await drained(desk)
    expect(testbed.order(order)).toMatchObject({ planId: 'p1', assigneeIds: [people.techA] })
  })

  test('are not created by an office that does not know yet that the plan is paused', async () => {
    const [desk, laptop] = await twoOffices()
    await create(laptop)
    await desk.mutate('plan/edit', { planId: 'p1', edits: { isPaused: { from: false, to: true } } })
    await drained(desk, laptop)
    expect(testbed.order(order)).toBeUndefined()
  })

  test('stay deleted, unless a change of the plan gives their date again', async () => {
    const [desk, laptop] = await twoOffices()
    await create(desk)
    await desk.mutate('order/delete', { orderId: order })
    await create(laptop)
    await drained(desk, laptop)
    expect(testbed.order(order)).toMatchObject({ deletedAt: expect.any(String) })
    await create(desk, { again: true })
    await drained(desk)
    expect(testbed.order(order)).toMatchObject({ deletedAt: null, open: true, status: 'new' })
  })

  test('that one office has sent are not changed by another that changes the plan', async () => {
    const [desk] = await twoOffices()
    await create(desk)
    await drained(desk)
    const laptop = await testbed.open(people.office)
    const title = { from: plan.title, to: 'Full service' }
    await laptop.mutate('plan/edit', { planId: 'p1', edits: { title } })
    await laptop.mutate('order/edit', { orderId: order, edits: { title }, unlessSent: true })
    await desk.mutate('order/assign', {
      orderId: order,
      edits: { assigneeIds: { from: [], to: [people.techA] } },
      send: true,
    })
    await drained(desk, laptop)
    expect(testbed.order(order)).toMatchObject({ title: plan.title, status: 'dispatched' })
    expect(visibleDocs(testbed.server, people.office).get('plans/p1')).toMatchObject({
      title: 'Full service',
    })
  })

  test('that one office has sent are not removed by another that changes the plan', async () => {
    const [desk, laptop] = await twoOffices()
    await create(desk)
    await drained(desk)
    const third = await testbed.open(people.office)
    await third.mutate('plan/removeOrder', { planId: 'p1', on })
    await desk.mutate('order/assign', {
      orderId: order,
      edits: { assigneeIds: { from: [], to: [people.techA] } },
      send: true,
    })
    await drained(desk, third, laptop)
    expect(testbed.order(order)).toMatchObject({ deletedAt: null, status: 'dispatched' })
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { planFixture } from '#domain/plan/plan.fixture.ts'
import { admin, at, createWorld, customer, later, tech } from '../world.fixture.ts'

const {
  id: _id,
  schema: _schema,
  updatedAt: _at,
  updatedBy: _by,
  deletedAt: _gone,
  ...stored
} = planFixture()
const { archivedAt: _archived, createdAt: _created, createdBy: _author, ...entered } = stored
const fields = { ...entered, customerId: customer.customerId, siteId: customer.siteId }
const on = '2026-04-30'

let world: ReturnType<typeof createWorld>
beforeEach(() => {
  world = createWorld()
  expect(world.mutate('customer/create', customer)).toBe('ok')
  expect(world.mutate('plan/create', { planId: 'p1', ...fields })).toBe('ok')
})
const plan = () => world.get('plans/p1')
const order = () => world.get(`orders/p1_${on}`)
const edit = (edits: MutationArgs<'plan/edit'>['edits'], by = admin) =>
  world.mutate('plan/edit', { planId: 'p1', edits }, by)
const create = (more: object = {}, by = admin) =>
  world.mutate('plan/createOrder', { planId: 'p1', on, ...more }, by)
const remove = (by = admin) => world.mutate('plan/removeOrder', { planId: 'p1', on }, by)

describe('a plan', () => {
  it('is created by the office for a customer and site that exist, with a rule that has dates', () => {
    expect(plan()).toMatchObject({ ...fields, archivedAt: null, createdBy: 'admin' })
    const createAs = (more: object, by = admin) =>
      world.mutate('plan/create', { planId: 'p2', ...fields, ...more }, by)
    expect(createAs({}, tech)).toBe('access/not-allowed')
    expect(createAs({ customerId: 'none' })).toBe('doc/missing')
    expect(createAs({ siteId: 'none' })).toBe('doc/missing')
    expect(createAs({ mode: 'afterCompletion', rrule: 'FREQ=WEEKLY;BYDAY=MO' })).toBe(
      'input/invalid',
    )
  })

  it('is edited field by field, and days of two people are both kept', () => {
    expect(edit({ minutes: { from: 90, to: 60 } }, tech)).toBe('access/not-allowed')
    expect(edit({ exdates: { from: [], to: ['2026-03-31'] } })).toBe('ok')
    expect(edit({ exdates: { from: [], to: ['2026-05-31'] } })).toBe('ok')
    expect(plan()['exdates']).toEqual(['2026-03-31', '2026-05-31'])
  })

  it('keeps a schedule that two people changed from having no dates', () => {
    expect(edit({ mode: { from: 'fixed', to: 'afterCompletion' } })).toBe('ok')
    expect(edit({ rrule: { from: 'FREQ=MONTHLY', to: 'FREQ=MONTHLY;BYDAY=1MO' } })).toBe(
      'input/invalid',
    )
  })

  it('goes to another customer and site that exist', () => {
    const other = { ...customer, customerId: 'c2', siteId: 's2' }
    expect(world.mutate('customer/create', other)).toBe('ok')
    const to = (customerId: string, siteId: string) =>
      edit({
        customerId: { from: fields.customerId, to: customerId },
        siteId: { from: fields.siteId, to: siteId },
      })
    expect(to('none', 's2')).toBe('doc/missing')
    expect(to('c2', 'none')).toBe('doc/missing')
    expect(to('c2', 's2')).toBe('ok')
    expect(plan()).toMatchObject({ customerId: 'c2', siteId: 's2' })
  })

  it('is archived at the time of the act', () => {
    expect(edit({ archivedAt: { from: null, to: '2099-01-01T00:00:00.000Z' } })).toBe('ok')
    expect(String(plan()['archivedAt']) < '2027').toBe(true)
  })
})

describe('the parts of a plan', () => {
  const valve = { id: 'valve', quantity: 2 }
  const pump = { id: 'pump', quantity: 1 }

  it('are those of its orders, which have none where the plan has none', () => {
    expect(create()).toBe('ok')
    expect('neededItems' in order()).toBe(false)
    expect(edit({ neededItems: { from: [], to: [valve] } })).toBe('ok')
    expect(world.mutate('plan/createOrder', { planId: 'p1', on: '2026-05-31' })).toBe('ok')
    expect(world.get('orders/p1_2026-05-31').neededItems).toEqual([valve])
  })

  it('of two people are both kept, also in a plan that was created without', () => {
    const { neededItems: _, ...older } = fields
    expect(world.mutate('plan/create', { planId: 'p1', ...older })).toBe('doc/exists')
    expect(world.mutate('plan/create', { planId: 'p2', ...older })).toBe('ok')
    for (const item of [valve, pump]) {
      const edits = { neededItems: { from: [], to: [item] } }
      expect(world.mutate('plan/edit', { planId: 'p2', edits }, tech)).toBe('access/not-allowed')
      expect(world.mutate('plan/edit', { planId: 'p2', edits })).toBe('ok')
    }
    expect(world.get('plans/p2').neededItems).toEqual([valve, pump])
  })
})

describe('the order of a date', () => {
  it('is created as the plan says', () => {
    expect(create({}, tech)).toBe('access/not-allowed')
    expect(create()).toBe('ok')
    expect(order()).toMatchObject({
      planId: 'p1',
      occurrence: on,
      status: 'new',
      open: true,
      title: 'Boiler service',
      requires: ['signature'],
      plannedStart: '2026-04-30T13:00:00.000Z',
      minutes: 90,
      skills: [{ id: 'gas', level: 2 }],
      createdBy: 'admin',
    })
  })

  it('that exists stays as it is when someone creates it again', () => {
    create()
    world.docs.set(`orders/p1_${on}`, { ...order(), title: 'Changed by hand' })
    const before = order()
    expect(create({ again: true }, { ...admin, uid: 'other' })).toBe('ok')
    expect(order()).toEqual(before)
  })

  it('that was deleted stays so, unless a change of the plan gives it again', () => {
    create()
    expect(world.mutate('order/delete', { orderId: `p1_${on}` })).toBe('ok')
    expect(create()).toBe('ok')
    expect(order()['deletedAt']).not.toBeNull()
    expect(create({ again: true })).toBe('ok')
    expect(order()).toMatchObject({ deletedAt: null, open: true, status: 'new' })
  })

  it.each<[string, Record<string, unknown>]>([
    ['paused', { isPaused: true }],
    ['archived', { archivedAt: at }],
    ['deleted', { deletedAt: at }],
    ['without that date', { exdates: [on] }],
    ['with another rule', { rrule: 'FREQ=YEARLY' }],
    ['with a rule that no one can read', { rrule: 'often' }],
  ])('is not created by a plan that is %s', (_, more) => {
    world.docs.set('plans/p1', { ...plan(), ...more })
    expect(create()).toBe('ok')
    expect(order()).toEqual({})
  })

  it('is not created by a plan that is missing', () => {
    expect(world.mutate('plan/createOrder', { planId: 'none', on })).toBe('doc/missing')
  })

  it('is removed while no one was sent', () => {
    create()
    expect(remove(tech)).toBe('access/not-allowed')
    expect(remove()).toBe('ok')
    expect(order()).toMatchObject({ open: false, deletedAt: expect.any(String) })
    expect(remove()).toBe('ok')
    expect(world.mutate('plan/removeOrder', { planId: 'p1', on: '2026-05-31' })).toBe('ok')
  })

  it.each<[string, Record<string, unknown>]>([
    ['sent', { status: 'dispatched', isSent: true }],
    ['done', { status: 'done', open: false, isSent: true }],
    ['cancelled', { status: 'cancelled', open: false, statusAt: later }],
  ])('stays once it is %s', (_, more) => {
    create()
    world.docs.set(`orders/p1_${on}`, { ...order(), ...more })
    expect(remove()).toBe('ok')
    expect(order()['deletedAt']).not.toEqual(expect.any(String))
  })
})

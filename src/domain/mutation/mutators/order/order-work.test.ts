import { describe, expect, it } from 'vitest'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { createWorld, at, customer, order, tech, worldWithOrder } from '../world.fixture.ts'

const earlier = '2026-03-02T08:00:00.000Z'

describe('order/takeBack', () => {
  it('rejects times in the future or years ago', () => {
    const world = worldWithOrder()
    world.mutate('order/move', { orderId: 'o1', to: 'accepted' }, tech)
    const back = { orderId: 'o1', from: 'accepted', to: 'dispatched' } as const
    const from2199 = { ...back, statusAt: '2199-01-01T00:00:00Z' }
    expect(world.mutate('order/takeBack', from2199, tech)).toBe('ok')
    expect(Date.parse(String(world.get('orders/o1').statusAt)) - Date.parse(at)).toBe(240_000)
    world.mutate('order/move', { orderId: 'o1', to: 'accepted' }, tech)
    const from1900 = { ...back, statusAt: '1900-01-01T00:00:00Z' }
    expect(world.mutate('order/takeBack', from1900, tech)).toBe('ok')
    expect(world.get('orders/o1').statusAt).toBe('2025-01-26T09:00:00.000Z')
  })

  it('restores the previous status with its time and reason', () => {
    const world = worldWithOrder()
    world.mutate('order/move', { orderId: 'o1', to: 'accepted' }, tech)
    const back = { orderId: 'o1', from: 'accepted', to: 'dispatched' } as const
    expect(world.mutate('order/takeBack', { ...back, statusAt: earlier }, tech)).toBe('ok')
    expect(world.get('orders/o1')).toMatchObject({ status: 'dispatched', statusAt: earlier })
    world.mutate('order/move', { orderId: 'o1', to: 'onSite' }, tech)
    world.mutate('order/move', { orderId: 'o1', to: 'paused', reason: 'Parts' }, tech)
    world.mutate('order/move', { orderId: 'o1', to: 'done' }, tech)
    const again = { orderId: 'o1', from: 'done', to: 'paused' } as const
    expect(world.mutate('order/takeBack', again, tech)).toBe('order/reason-required')
    expect(world.mutate('order/takeBack', { ...again, reason: 'Parts' }, tech)).toBe('ok')
    expect(world.get('orders/o1')).toMatchObject({
      status: 'paused',
      statusReason: 'Parts',
      open: true,
    })
  })

  it('leaves an order that has moved on, and undoes no step of others', () => {
    const world = worldWithOrder()
    world.mutate('order/move', { orderId: 'o1', to: 'onSite' }, tech)
    const back = { orderId: 'o1', from: 'accepted', to: 'dispatched' } as const
    expect(world.mutate('order/takeBack', back, tech)).toBe('ok')
    expect(world.get('orders/o1').status).toBe('onSite')
    const held = { orderId: 'o1', from: 'cancelled', to: 'onSite' } as const
    expect(world.mutate('order/takeBack', held, tech)).toBe('order/no-such-step')
    expect(world.mutate('order/takeBack', back, { ...tech, uid: 'idle' })).toBe(
      'access/not-allowed',
    )
  })
})

describe('order/answer', () => {
  const reading = (value: number) => ({ value, grade: null, note: '' })

  it('keeps answers to different questions and reports a conflict on the same one', () => {
    const world = worldWithOrder()
    const answer = (edits: MutationArgs<'order/answer'>['edits']) =>
      world.mutate('order/answer', { orderId: 'o1', edits }, tech)
    expect(answer({ pressure: { from: null, to: reading(1) } })).toBe('ok')
    expect(answer({ meter: { from: null, to: reading(7) } })).toBe('ok')
    expect(answer({ pressure: { from: null, to: reading(2) } })).toBe('conflict')
    expect(answer({ pressure: { from: reading(1), to: null } })).toBe('ok')
    expect(world.get('orders/o1').answers).toEqual({ pressure: null, meter: reading(7) })
  })

  it('is only for those who work on the order', () => {
    const world = worldWithOrder()
    const args = { orderId: 'o1', edits: { pressure: { from: null, to: reading(1) } } }
    expect(world.mutate('order/answer', args, { ...tech, uid: 'idle' })).toBe('access/not-allowed')
  })
})

describe('order/followUp', () => {
  it('creates an order at the same site that no one is assigned to', () => {
    const world = worldWithOrder()
    const ask = { orderId: 'o2', followUpOf: 'o1', title: 'Replace the tap', description: 'Worn' }
    expect(world.mutate('order/followUp', ask, { ...tech, uid: 'idle' })).toBe('access/not-allowed')
    expect(world.mutate('order/followUp', ask, tech)).toBe('ok')
    expect(world.get('orders/o2')).toMatchObject({
      status: 'new',
      assigneeIds: [],
      customerId: 'cu1',
      siteId: 's1',
      followUpOf: 'o1',
      createdBy: 'tech',
      templateId: null,
    })
    const asked = world.get('orders/o2')
    expect(world.mutate('order/followUp', { ...ask, title: 'Again' }, tech)).toBe('ok')
    expect(world.get('orders/o2')).toEqual(asked)
    expect(world.mutate('order/followUp', { ...ask, orderId: 'o1' }, tech)).toBe('doc/exists')
  })
})

describe('an order from a template', () => {
  it('copies the template’s questions and keeps them when the template changes', () => {
    const world = createWorld()
    world.mutate('customer/create', customer)
    const checklist = [
      {
        id: 'pressure',
        kind: 'number' as const,
        label: 'Pressure',
        help: '',
        required: true,
        graded: false,
        unit: 'bar',
        min: 1,
        max: 2,
        options: [],
        showIf: null,
        requireIf: null,
      },
    ]
    const template = { name: 'Visit', instructions: 'Isolate', requires: ['resolution'], checklist }
    expect(world.mutate('template/create', { templateId: 't1', ...template }, tech)).toBe(
      'access/not-allowed',
    )
    expect(world.mutate('template/create', { templateId: 't1', ...template })).toBe('ok')
    expect(world.mutate('order/create', { ...order, templateId: 'none' })).toBe('doc/missing')
    expect(world.mutate('order/create', { ...order, templateId: 't1' })).toBe('ok')
    const edits = { checklist: { from: checklist, to: [] } }
    expect(world.mutate('template/edit', { templateId: 't1', edits }, tech)).toBe(
      'access/not-allowed',
    )
    expect(world.mutate('template/edit', { templateId: 't1', edits })).toBe('ok')
    expect(world.get('templates/t1').checklist).toEqual([])
    expect(world.get('orders/o1')).toMatchObject({
      templateId: 't1',
      instructions: 'Isolate',
      requires: ['resolution'],
      checklist,
    })
  })

  it('asks for the template’s skills, unless it says itself which', () => {
    const world = createWorld()
    world.mutate('customer/create', customer)
    const skills = [{ id: 'gas', level: 2 } as const]
    const template = { name: 'Visit', instructions: '', requires: [], checklist: [] }
    world.mutate('template/create', { templateId: 'older', ...template })
    world.mutate('template/create', { templateId: 't1', ...template, skills })
    expect(world.get('templates/older')).not.toHaveProperty('skills')
    const create = (orderId: string, more: object) =>
      world.mutate('order/create', { ...order, orderId, ...more })
    expect(create('o1', { templateId: 't1' })).toBe('ok')
    expect(create('o2', { templateId: 't1', skills: [] })).toBe('ok')
    expect(create('o3', { templateId: 't1', skills: [{ id: 'height', level: 1 }] })).toBe('ok')
    expect(create('o4', { templateId: 'older' })).toBe('ok')
    const edits = { skills: { from: skills, to: [] } }
    expect(world.mutate('template/edit', { templateId: 't1', edits }, tech)).toBe(
      'access/not-allowed',
    )
    expect(world.mutate('template/edit', { templateId: 't1', edits })).toBe('ok')
    expect(world.get('orders/o1')).toMatchObject({ skills, crewSize: 1 })
    expect(world.get('orders/o2')).not.toHaveProperty('skills')
    expect(world.get('orders/o3').skills).toEqual([{ id: 'height', level: 1 }])
    expect(world.get('orders/o4')).not.toHaveProperty('skills')
  })

  it('gets its skills once where it is created in parts', () => {
    const world = createWorld()
    world.mutate('customer/create', customer)
    const skills = [{ id: 'gas', level: 2 } as const]
    const template = { name: 'Visit', instructions: '', requires: [], checklist: [], skills }
    world.mutate('template/create', { templateId: 't1', ...template })
    const asks = {
      ...order,
      assigneeIds: [],
      templateId: 't1',
      skills: [{ id: 'height', level: 1 }],
    }
    const prepared = prepareMutation('order/create', asks)
    const parts = (prepared.ok && prepared.value.parts(new Map())) || []
    expect(parts.map(({ name, args }) => world.mutate(name, args as never))).toEqual(['ok', 'ok'])
    expect(world.get('orders/o1').skills).toEqual([{ id: 'height', level: 1 }])
  })
  it('takes as long as its template says, unless it says itself how long', () => {
    const world = createWorld()
    world.mutate('customer/create', customer)
    const template = { name: 'Visit', instructions: '', requires: [], checklist: [] }
    world.mutate('template/create', { templateId: 'older', ...template })
    world.mutate('template/create', { templateId: 't1', ...template, minutes: 90 })
    expect(world.get('templates/older')).not.toHaveProperty('minutes')
    const create = (orderId: string, more: object) =>
      world.mutate('order/create', { ...order, orderId, ...more })
    expect(create('o1', { templateId: 't1' })).toBe('ok')
    expect(create('o2', { templateId: 't1', minutes: null })).toBe('ok')
    expect(create('o3', { templateId: 't1', minutes: 30 })).toBe('ok')
    expect(create('o4', { templateId: 'older' })).toBe('ok')
    expect(world.get('orders/o1')).toMatchObject({ minutes: 90, skills: [] })
    expect(world.get('orders/o2')).not.toHaveProperty('minutes')
    expect(world.get('orders/o3').minutes).toBe(30)
    expect(world.get('orders/o4')).not.toHaveProperty('minutes')
  })

  it('takes the duration of its template once where it is created in parts', () => {
    const world = createWorld()
    world.mutate('customer/create', customer)
    const template = { name: 'Visit', instructions: '', requires: [], checklist: [] }
    world.mutate('template/create', { templateId: 't1', ...template, minutes: 90 })
    const asks = { ...order, assigneeIds: [], templateId: 't1' }
    const prepared = prepareMutation('order/create', asks)
    const docs = new Map([['templates/t1', world.get('templates/t1')] as const])
    const parts = (prepared.ok && prepared.value.parts(docs)) || []
    expect(parts.map(({ name }) => name)).toEqual(['order/create', 'order/edit'])
    expect(world.mutate('order/create', parts[0]?.args as never)).toBe('ok')
    expect(world.get('orders/o1')).not.toHaveProperty('minutes')
    expect(world.mutate('order/edit', parts[1]?.args as never)).toBe('ok')
    expect(world.get('orders/o1').minutes).toBe(90)
  })

  it('keeps its own duration where it is created in parts', () => {
    const world = createWorld()
    world.mutate('customer/create', customer)
    const template = { name: 'Visit', instructions: '', requires: [], checklist: [] }
    world.mutate('template/create', { templateId: 't1', ...template, minutes: 90 })
    const asks = { ...order, assigneeIds: [], templateId: 't1', minutes: 30 }
    const prepared = prepareMutation('order/create', asks)
    const parts = (prepared.ok && prepared.value.parts(new Map())) || []
    expect(parts.map(({ name, args }) => world.mutate(name, args as never))).toEqual(['ok', 'ok'])
    expect(world.get('orders/o1').minutes).toBe(30)
  })
})

import { describe, expect, it } from 'vitest'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { photo } from '../photo/photo.fixture.ts'
import { at, createWorld, customer, later, order, tech } from '../world.fixture.ts'

const { send: _, ...planned } = order
const message: MutationArgs<'message/send'> = {
  messageId: 'm1',
  threadId: 'order-o1',
  text: 'The key is with the neighbour',
  about: 'orders/o1',
  change: null,
  attachments: [],
  readerIds: [],
}

function worldWith(...orders: readonly MutationArgs<'order/create'>[]) {
  const world = createWorld()
  expect(world.mutate('customer/create', customer)).toBe('ok')
  for (const each of orders) expect(world.mutate('order/create', each)).toBe('ok')
  const state = (id = 'o1') => {
    const { status, isSent, sentAt } = world.get(`orders/${id}`)
    return { status, isSent, sentAt }
  }
  return { ...world, state }
}

const unsent = { status: 'scheduled', isSent: false, sentAt: null }
const sent = { status: 'dispatched', isSent: true, sentAt: at }

describe('an assigned order', () => {
  it('is not sent by the assignment, with or without a time', () => {
    const world = worldWith(planned, {
      ...planned,
      orderId: 'o2',
      plannedStart: null,
      plannedEnd: null,
    })
    expect(world.state()).toEqual(unsent)
    expect(world.state('o2')).toEqual(unsent)
    expect(world.mutate('order/move', { orderId: 'o1', to: 'accepted' }, tech)).toBe(
      'access/not-allowed',
    )
    const note = { orderId: 'o1', edits: { resolution: { from: '', to: 'x' } } }
    expect(world.mutate('order/edit', note, tech)).toBe('access/not-allowed')
  })

  it('is assigned and sent at once where that was asked for', () => {
    const world = worldWith(
      order,
      { ...planned, orderId: 'o2', assigneeIds: [] },
      { ...order, orderId: 'o3', assigneeIds: [] },
    )
    expect(world.state()).toEqual(sent)
    const edits = { assigneeIds: { from: [], to: ['tech'] } }
    expect(world.mutate('order/assign', { orderId: 'o2', edits, send: true })).toBe('ok')
    expect(world.state('o2')).toEqual(sent)
    expect(world.state('o3')).toEqual({ status: 'new', isSent: false, sentAt: null })
  })

  it('is sent by a step of its own, and taken back to the plan', () => {
    const world = worldWith(planned)
    const move = (to: MutationArgs<'order/move'>['to']) =>
      world.mutate('order/move', { orderId: 'o1', to, reason: 'Because' })
    expect(move('dispatched')).toBe('ok')
    expect(world.state()).toEqual(sent)
    expect(move('scheduled')).toBe('ok')
    expect(world.state()).toEqual(unsent)
    const back = { orderId: 'o1', from: 'scheduled', to: 'dispatched' } as const
    expect(world.mutate('order/takeBack', back)).toBe('ok')
    expect(world.state()).toEqual(sent)
  })

  it('stays visible or hidden when it is put on hold or cancelled', () => {
    for (const isSending of [true, false]) {
      const world = worldWith({ ...planned, send: isSending })
      for (const to of ['onHold', 'cancelled'] as const) {
        expect(world.mutate('order/move', { orderId: 'o1', to, reason: 'Strike' })).toBe('ok')
        expect(world.state()).toMatchObject({ status: to, isSent: isSending })
      }
      expect(world.mutate('order/move', { orderId: 'o1', to: 'new' })).toBe('ok')
      expect(world.state()).toMatchObject({ isSent: false, sentAt: null })
    }
  })

  it('becomes a plan again when partly done work gets another time, unless it is sent as well', () => {
    for (const isSending of [true, false]) {
      const world = worldWith(order)
      for (const to of ['onSite', 'partlyDone'] as const)
        expect(world.mutate('order/move', { orderId: 'o1', to }, tech)).toBe('ok')
      expect(world.state()).toMatchObject({ status: 'partlyDone', isSent: true })
      const edits = { plannedStart: { from: at, to: later }, plannedEnd: { from: later, to: null } }
      expect(world.mutate('order/assign', { orderId: 'o1', edits, send: isSending })).toBe('ok')
      expect(world.state()).toEqual(isSending ? sent : unsent)
    }
  })

  it('that was sent goes to its new assignees without another step', () => {
    const world = worldWith(order)
    const earlier = '2026-03-01T09:00:00.000Z'
    world.docs.set('orders/o1', { ...world.get('orders/o1'), sentAt: earlier })
    const give = (to: string[]) => ({
      orderId: 'o1',
      edits: { assigneeIds: { from: ['tech'], to } },
    })
    expect(world.mutate('order/assign', give(['ben']))).toBe('ok')
    expect(world.state()).toEqual(sent)
  })
})

it('shows its photos and messages when it is sent, and hides them when it is taken back', () => {
  const world = worldWith(planned)
  expect(world.mutate('photo/add', { ...photo, readerIds: ['admin'] })).toBe('ok')
  expect(world.mutate('message/send', message)).toBe('ok')
  const children = ['photos/p1', 'messages/m1']
  const readers = () => children.map((ref) => world.get(ref as 'photos/p1').readerIds)
  const edits = { plannedEnd: { from: later, to: null } }
  expect(world.mutate('order/assign', { orderId: 'o1', edits, children })).toBe('ok')
  expect(readers()).toEqual([['admin'], ['admin']])
  expect(world.mutate('order/move', { orderId: 'o1', to: 'dispatched', children })).toBe('ok')
  expect(readers()).toEqual([
    ['admin', 'tech'],
    ['admin', 'tech'],
  ])
  const back = { orderId: 'o1', from: 'dispatched', to: 'scheduled', children } as const
  expect(world.mutate('order/takeBack', back)).toBe('ok')
  expect(readers()).toEqual([['admin'], ['admin']])
  expect(world.mutate('order/assign', { orderId: 'o1', edits: {}, children, send: true })).toBe(
    'ok',
  )
  expect(readers()).toEqual([
    ['admin', 'tech'],
    ['admin', 'tech'],
  ])
  expect(world.mutate('order/move', { orderId: 'o1', to: 'new', children })).toBe('ok')
  expect(readers()).toEqual([['admin'], ['admin']])
})

it('shows its parts to those whom it is sent to, and never hides them: what a van holds is their sum', () => {
  const world = worldWith({ ...planned, assigneeIds: ['tech'] })
  const use = { movementId: 'mv', orderId: 'o1', itemId: null, name: 'Tank', unit: '', quantity: 1 }
  expect(world.mutate('stock/use', { ...use, placeId: null, back: false })).toBe('ok')
  const children = ['movements/mv']
  const readers = () => world.get('movements/mv').readerIds
  expect(world.mutate('order/assign', { orderId: 'o1', edits: {}, children, send: true })).toBe(
    'ok',
  )
  expect(readers()).toEqual(['admin', 'tech'])
  const edits = { assigneeIds: { from: ['tech'], to: ['ben'] } }
  expect(world.mutate('order/assign', { orderId: 'o1', edits, children })).toBe('ok')
  expect(readers()).toEqual(['admin', 'tech', 'ben'])
  expect(world.mutate('order/move', { orderId: 'o1', to: 'new', children })).toBe('ok')
  expect(readers()).toEqual(['admin', 'tech', 'ben'])
})

it('that an older app queued without a time is upcast to one that is sent', () => {
  const argsOf = (more: object) => {
    const prepared = prepareMutation('order/create', { ...planned, ...more }, 1)
    return prepared.ok && prepared.value.args
  }
  expect(argsOf({ plannedStart: null, plannedEnd: null })).toMatchObject({ send: true })
  expect(argsOf({})).not.toHaveProperty('send')
})

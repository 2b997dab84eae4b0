import { describe, expect, it } from 'vitest'
import type { MutationArgs } from '../registry.ts'
import { at, tech, worldWithOrder } from './world.fixture.ts'

describe('order/move', () => {
  const move = (to: MutationArgs<'order/move'>['to'], more = {}) => ({ orderId: 'o1', to, ...more })

  it('takes the technician through the day', () => {
    const world = worldWithOrder()
    for (const to of ['accepted', 'enRoute', 'onSite'] as const) {
      expect(world.mutate('order/move', move(to), tech)).toBe('ok')
    }
    expect(world.mutate('order/move', move('paused'), tech)).toBe('order/reason-required')
    expect(world.mutate('order/move', move('paused', { reason: 'Parts' }), tech)).toBe('ok')
    expect(world.get('orders/o1').statusReason).toBe('Parts')
    expect(world.mutate('order/move', move('done'), tech)).toBe('ok')
    expect(world.get('orders/o1')).toMatchObject({ status: 'done', open: false, statusReason: '' })
    expect(world.mutate('order/move', move('reviewed'), tech)).toBe('order/no-such-step')
    expect(world.mutate('order/move', move('reviewed'))).toBe('ok')
  })

  it('is only for those assigned, and never for the inactive', () => {
    const world = worldWithOrder()
    expect(world.mutate('order/move', move('accepted'), { ...tech, uid: 'x' })).toBe(
      'access/not-allowed',
    )
    expect(world.mutate('order/move', move('accepted'), { ...tech, status: 'suspended' })).toBe(
      'access/not-allowed',
    )
  })

  it('counts a step as made that others have gone past, and a step made twice as one', () => {
    const world = worldWithOrder()
    world.mutate('order/move', move('onSite'), tech)
    expect(world.mutate('order/move', move('accepted'), tech)).toBe('order/no-such-step')
    const late = move('enRoute', { from: 'accepted' })
    expect(world.mutate('order/move', late, tech)).toBe('ok')
    expect(world.mutate('order/move', move('onSite'), tech)).toBe('ok')
    expect(world.get('orders/o1').status).toBe('onSite')
    const cancel = move('cancelled', { reason: 'Customer called' })
    expect(world.mutate('order/move', cancel)).toBe('ok')
    expect(world.mutate('order/move', move('done'), tech)).toBe('order/no-such-step')
  })

  it('keeps for the office what was finished while it was cancelled, and the other way round', () => {
    const world = worldWithOrder()
    world.mutate('order/move', move('onSite'), tech)
    const cancel = move('cancelled', { reason: 'Customer called', from: 'onSite' })
    expect(world.mutate('order/move', cancel)).toBe('ok')
    expect(world.mutate('order/move', move('done', { from: 'onSite' }), tech)).toBe('ok')
    const needsReview = { to: 'done', at, by: 'tech', reason: '' }
    expect(world.get('orders/o1')).toMatchObject({ status: 'cancelled', open: false, needsReview })

    const settle = (choice: 'take' | 'keep') => ({ orderId: 'o1', choice })
    expect(world.mutate('order/review', settle('take'), tech)).toBe('access/not-allowed')
    expect(world.mutate('order/review', settle('take'))).toBe('ok')
    expect(world.get('orders/o1')).toMatchObject({ status: 'done', needsReview: null })
    expect(world.mutate('order/review', settle('take'))).toBe('ok')

    expect(world.mutate('order/move', cancel)).toBe('ok')
    expect(world.get('orders/o1')).toMatchObject({
      status: 'done',
      needsReview: { to: 'cancelled', by: 'admin', reason: 'Customer called' },
    })
    expect(world.mutate('order/review', settle('keep'))).toBe('ok')
    expect(world.get('orders/o1')).toMatchObject({ status: 'done', needsReview: null })
  })

  it('takes people and times off an order that is new again, and schedules nobody', () => {
    const world = worldWithOrder()
    expect(world.mutate('order/move', move('new'))).toBe('ok')
    expect(world.get('orders/o1')).toMatchObject({ assigneeIds: [], plannedStart: null })
    expect(world.mutate('order/move', move('scheduled'))).toBe('order/no-such-step')
  })
})

import { describe, expect, it } from 'vitest'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { Doc } from '#domain/mutation/types.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { at, tech, worldWithOrder } from '../world.fixture.ts'

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

  it('keeps when a step was made that was confirmed later, on the order and on the clock', () => {
    const world = worldWithOrder()
    const begin = (entryId: string, kind: 'travel' | 'order') => ({
      clock: { endIds: kind === 'order' ? ['t1'] : [], start: { entryId, kind, orderId: 'o1' } },
    })
    const drive = move('enRoute', begin('t1', 'travel'))
    expect(world.mutate('order/move', drive, tech, '2026-03-02T09:10:00.000Z')).toBe('ok')
    const madeAt = '2026-03-02T09:42:00.000Z'
    const arrive = move('onSite', { ...begin('t2', 'order'), madeAt })
    expect(world.mutate('order/move', arrive, tech, '2026-03-02T09:50:00.000Z')).toBe('ok')
    expect(world.get('orders/o1')).toMatchObject({ status: 'onSite', statusAt: madeAt })
    expect(world.get('timeEntries/t1').endedAt).toBe(madeAt)
    expect(world.get('timeEntries/t2')).toMatchObject({ startedAt: madeAt, createdAt: madeAt })
  })

  it('gives the time of a step to its clock where it is sent in two parts', () => {
    const clock = { endIds: ['t1'], start: null }
    const madeAt = '2026-03-02T09:42:00.000Z'
    const prepared = prepareMutation('order/move', move('onSite', { clock, madeAt }))
    expect(prepared.ok && prepared.value.parts(new Map())).toMatchObject([
      { name: 'order/move', args: { to: 'onSite', madeAt } },
      { name: 'time/clock', args: { endIds: ['t1'], madeAt } },
    ])
  })

  it.each([
    ['before the step that led there', '2026-03-02T08:00:00.000Z', '2026-03-02T09:10:00.000Z'],
    ['after the tap', '2026-03-02T10:00:00.000Z', '2026-03-02T09:50:00.000Z'],
    ['days ago', '2026-02-27T09:42:00.000Z', '2026-03-02T09:50:00.000Z'],
  ])('takes no time %s', (_, madeAt, taken) => {
    const world = worldWithOrder()
    world.mutate('order/move', move('enRoute'), tech, '2026-03-02T09:10:00.000Z')
    const arrive = move('onSite', { madeAt })
    expect(world.mutate('order/move', arrive, tech, '2026-03-02T09:50:00.000Z')).toBe('ok')
    expect(world.get('orders/o1').statusAt).toBe(taken)
  })

  it('is only for assignees, and never for inactive people', () => {
    const world = worldWithOrder()
    expect(world.mutate('order/move', move('accepted'), { ...tech, uid: 'x' })).toBe(
      'access/not-allowed',
    )
    expect(world.mutate('order/move', move('accepted'), { ...tech, status: 'suspended' })).toBe(
      'access/not-allowed',
    )
  })

  it('counts an overtaken step as made, and a repeated step once', () => {
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

  it.each(['cannotComplete', 'done'] as const)(
    'refuses to take %s once more by someone who saw it taken',
    (to) => {
      const world = worldWithOrder()
      const closed = (from: 'onSite' | typeof to) => move(to, { from, reason: 'No access' })
      world.mutate('order/move', move('onSite'), tech)
      expect(world.mutate('order/move', closed('onSite'), tech)).toBe('ok')
      expect(world.mutate('order/move', closed(to), tech)).toBe('order/no-such-step')
      // A colleague who did not know counts as having done it too.
      expect(world.mutate('order/move', closed('onSite'), tech)).toBe('ok')
    },
  )

  it('keeps work that was finished on a cancelled order for review, and the reverse', () => {
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

  describe('finishing without everything required', () => {
    const lacking = (more: Doc = {}) => {
      const world = worldWithOrder()
      const ref = 'orders/o1'
      const asks = { status: 'onSite', requires: ['resolution', 'parts', 'photos:2'], ...more }
      world.docs.set(ref, { ...world.get(ref), ...asks })
      return world
    }
    const marked = (to: string, lacks: string[]) => ({
      status: to,
      needsReview: { to, at, by: 'tech', reason: '', lacks },
    })

    it('is accepted and marked', () => {
      const world = lacking()
      expect(world.mutate('order/move', move('done', { lacks: ['photos:1', 'parts'] }), tech)).toBe(
        'ok',
      )
      expect(world.get('orders/o1')).toMatchObject(
        marked('done', ['photos:1', 'parts', 'resolution']),
      )
    })

    it('keeps why in the order, also once the office accepts it', () => {
      const world = lacking()
      const why = { reason: 'Customer declined', lacks: ['parts'] }
      expect(world.mutate('order/move', move('done', why), tech)).toBe('ok')
      expect(world.get('orders/o1')).toMatchObject({
        ...marked('done', ['parts', 'resolution']),
        statusReason: 'Customer declined',
      })
      expect(world.mutate('order/review', { orderId: 'o1', choice: 'keep' })).toBe('ok')
      expect(world.get('orders/o1').statusReason).toBe('Customer declined')
    })

    it('is marked by what the order shows, whatever the app claims', () => {
      const world = lacking()
      expect(world.mutate('order/move', move('done'), tech)).toBe('ok')
      expect(world.get('orders/o1')).toMatchObject(marked('done', ['resolution']))
    })

    it('is not marked where nothing is missing', () => {
      const whole = lacking({ resolution: 'Sealed' })
      expect(whole.mutate('order/move', move('done'), tech)).toBe('ok')
      expect(whole.get('orders/o1')['needsReview'] ?? null).toBeNull()
    })

    it.each(['partlyDone', 'cannotComplete', 'paused'] as const)('is not marked: %s', (to) => {
      const world = lacking()
      const because = { reason: 'No access', lacks: ['parts'] }
      expect(world.mutate('order/move', move(to, because), tech)).toBe('ok')
      expect(world.get('orders/o1')).toMatchObject({ status: to })
      expect(world.get('orders/o1')['needsReview'] ?? null).toBeNull()
    })

    it('is the office’s own decision where the office finishes', () => {
      const world = lacking()
      expect(world.mutate('order/move', move('done', { lacks: ['parts'] }))).toBe('ok')
      expect(world.get('orders/o1')['needsReview'] ?? null).toBeNull()
    })

    it.each([[['photos']], [['else']], [Array(6).fill('parts')]])(
      'rejects lacks of %j',
      (lacks) => {
        expect(lacking().mutate('order/move', move('done', { lacks }), tech)).toBe('input/invalid')
      },
    )

    it('is settled by the office or by resuming work, and marked again by an undo', () => {
      const accepted = lacking()
      accepted.mutate('order/move', move('done'), tech)
      expect(accepted.mutate('order/review', { orderId: 'o1', choice: 'keep' })).toBe('ok')
      expect(accepted.get('orders/o1')).toMatchObject({ status: 'done', needsReview: null })

      const reviewed = lacking()
      reviewed.mutate('order/move', move('done'), tech)
      expect(reviewed.mutate('order/move', move('reviewed'))).toBe('ok')
      expect(reviewed.get('orders/o1')).toMatchObject({ status: 'reviewed', needsReview: null })

      const resumed = lacking()
      resumed.mutate('order/move', move('done'), tech)
      expect(resumed.mutate('order/move', move('onSite'), tech)).toBe('ok')
      expect(resumed.get('orders/o1')).toMatchObject({ status: 'onSite', needsReview: null })
      const undo = { orderId: 'o1', from: 'onSite', to: 'done', lacks: ['parts'] } as const
      expect(resumed.mutate('order/takeBack', undo, tech)).toBe('ok')
      expect(resumed.get('orders/o1')).toMatchObject(marked('done', ['parts', 'resolution']))
      const back = { orderId: 'o1', from: 'done', to: 'onSite' } as const
      expect(resumed.mutate('order/takeBack', back, tech)).toBe('ok')
      expect(resumed.get('orders/o1')).toMatchObject({ status: 'onSite', needsReview: null })
    })

    it('leaves a waiting late step as it is', () => {
      const needsReview = { to: 'cancelled', at, by: 'admin', reason: 'Customer called' }
      const world = lacking({ needsReview })
      expect(world.mutate('order/move', move('done'), tech)).toBe('ok')
      expect(world.get('orders/o1')).toMatchObject({ status: 'done', needsReview })
    })
  })

  it('clears assignees and times when an order becomes new again, and cannot schedule an order without assignees', () => {
    const world = worldWithOrder()
    expect(world.mutate('order/move', move('new'))).toBe('ok')
    expect(world.get('orders/o1')).toMatchObject({ assigneeIds: [], plannedStart: null })
    expect(world.mutate('order/move', move('scheduled'))).toBe('order/no-such-step')
  })
})

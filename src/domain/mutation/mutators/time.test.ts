import { describe, expect, it } from 'vitest'
import { at, createWorld, later, tech, worldWithOrder } from './world.fixture.ts'

describe('clocks', () => {
  const start = (entryId: string, kind: 'order' | 'day') =>
    ({ entryId, kind, orderId: kind === 'order' ? 'o1' : null }) as const

  it('begin and end with a step, for the one who takes it alone', () => {
    const world = worldWithOrder()
    const other = { ...tech, uid: 'tech2' }
    world.mutate('time/clock', { endIds: [], start: start('theirs', 'order') }, other)
    world.mutate('time/clock', { endIds: [], start: start('day', 'day') }, tech)
    const arrive = { endIds: [], start: start('mine', 'order') }
    world.mutate('order/move', { orderId: 'o1', to: 'onSite', clock: arrive }, tech)
    expect(world.get('timeEntries/mine')).toMatchObject({ userId: 'tech', endedAt: null })
    const stop = { endIds: ['mine', 'theirs'], start: null }
    world.mutate('order/move', { orderId: 'o1', to: 'done', clock: stop }, tech)
    expect(world.get('timeEntries/mine').endedAt).toBe(at)
    expect(world.get('timeEntries/theirs').endedAt).toBe(null)
    expect(world.get('timeEntries/day').endedAt).toBe(null)
  })

  it('run on true work although somebody else was faster with the order', () => {
    const world = worldWithOrder()
    for (const to of ['onSite', 'done'] as const) world.mutate('order/move', { orderId: 'o1', to })
    const clock = { endIds: [], start: start('mine', 'order') }
    const args = { orderId: 'o1', from: 'accepted', to: 'onSite', clock } as const
    expect(world.mutate('order/move', args, tech)).toBe('ok')
    expect(world.get('orders/o1').status).toBe('done')
    expect(world.get('timeEntries/mine').startedAt).toBe(at)
  })

  it('are put right with a word of why, by their owner or the office', () => {
    const world = createWorld()
    world.mutate('time/clock', { endIds: [], start: start('e', 'day') }, tech)
    const edits = { endedAt: { from: null, to: later } }
    const correct = { entryId: 'e', note: 'Flat phone', edits }
    expect(world.mutate('time/correct', correct, { ...tech, uid: 'idle' })).toBe(
      'access/not-allowed',
    )
    expect(world.mutate('time/correct', { ...correct, note: ' ' }, tech)).toBe('input/invalid')
    expect(world.mutate('time/correct', correct, tech)).toBe('ok')
    expect(world.get('timeEntries/e')).toMatchObject({ endedAt: later, note: 'Flat phone' })
    const backwards = { startedAt: { from: at, to: '2026-03-02T12:00:00.000Z' } }
    expect(world.mutate('time/correct', { ...correct, edits: backwards })).toBe('input/invalid')
    expect(world.mutate('time/remove', { entryId: 'e', note: 'Twice' }, tech)).toBe('ok')
    expect(world.mutate('time/remove', { entryId: 'e', note: 'Twice' }, tech)).toBe('ok')
    expect(world.get('timeEntries/e').deletedAt).toBe(at)
  })
})

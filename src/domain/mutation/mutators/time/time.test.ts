import { describe, expect, it } from 'vitest'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { Doc } from '#domain/mutation/types.ts'
import { admin, at, createWorld, later, tech, worldWithOrder } from '../world.fixture.ts'

describe('time entries', () => {
  const start = (entryId: string, kind: 'order' | 'day') =>
    ({ entryId, kind, orderId: kind === 'order' ? 'o1' : null }) as const

  it('begin and end with a step, for the person who takes it alone', () => {
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

  it('keep running although someone else moved the order on first', () => {
    const world = worldWithOrder()
    for (const to of ['onSite', 'done'] as const) world.mutate('order/move', { orderId: 'o1', to })
    const clock = { endIds: [], start: start('mine', 'order') }
    const args = { orderId: 'o1', from: 'accepted', to: 'onSite', clock } as const
    expect(world.mutate('order/move', args, tech)).toBe('ok')
    expect(world.get('orders/o1').status).toBe('done')
    expect(world.get('timeEntries/mine').startedAt).toBe(at)
  })

  it('are corrected with a reason, by their owner or the office', () => {
    const world = createWorld()
    world.mutate('time/clock', { endIds: [], start: start('e', 'day') }, tech)
    const edits = { endedAt: { from: null, to: later } }
    const correct = { entryId: 'e', note: 'Flat phone', edits }
    expect(world.mutate('time/correct', correct, { ...tech, uid: 'idle' })).toBe(
      'access/not-allowed',
    )
    expect(world.mutate('time/correct', { ...correct, note: ' ' }, tech)).toBe('input/invalid')
    expect(world.mutate('time/correct', correct, tech, later)).toBe('ok')
    expect(world.get('timeEntries/e')).toMatchObject({ endedAt: later, note: 'Flat phone' })
    const backwards = { startedAt: { from: at, to: '2026-03-02T12:00:00.000Z' } }
    expect(world.mutate('time/correct', { ...correct, edits: backwards })).toBe('input/invalid')
    expect(world.mutate('time/remove', { entryId: 'e', note: 'Twice' }, tech)).toBe('ok')
    expect(world.mutate('time/remove', { entryId: 'e', note: 'Twice' }, tech)).toBe('ok')
    expect(world.get('timeEntries/e').deletedAt).toBe(at)
  })

  it('cannot be moved to times when no one can have worked', () => {
    const world = createWorld()
    world.mutate('time/clock', { endIds: [], start: start('e', 'day') }, tech)
    const issue = (startedAt: string, endedAt: string) => {
      const entry = { entryId: 'n', userId: 'tech', kind: 'day', orderId: null, note: 'x' } as const
      const prepared = prepareMutation('time/add', { ...entry, startedAt, endedAt })
      if (!prepared.ok) throw new Error('not prepared')
      const run = prepared.value.run({ actor: tech, at }, world.docs)
      const problem = run.ok ? null : run.problem
      return problem?.type === 'input/invalid' ? problem.issues[0]?.message : 'ok'
    }
    expect(issue('2026-03-01T08:00:00Z', '2026-03-01T16:00:00Z')).toBe('ok')
    expect(issue('2026-03-01T16:00:00Z', '2026-03-01T08:00:00Z')).toBe('startBeforeEnd')
    expect(issue('2026-02-27T08:00:00Z', '2026-02-28T20:00:00Z')).toBe('ok')
    expect(issue('2026-02-27T08:00:00Z', '2026-02-28T20:00:01Z')).toBe('spanTooLong')
    expect(issue('2026-03-02T08:00:00Z', '2026-03-02T09:05:00Z')).toBe('inFuture')
    expect(issue('1926-03-02T08:00:00Z', '2026-03-02T09:00:00Z')).toBe('tooOld')
    const edits = { endedAt: { from: null, to: '2026-03-02T10:00:00.000Z' } }
    expect(world.mutate('time/correct', { entryId: 'e', note: 'x', edits }, tech)).toBe(
      'input/invalid',
    )
  })

  it('that no one stopped for days end after the longest span', () => {
    const world = createWorld()
    world.mutate('time/clock', { endIds: [], start: start('e', 'day') }, tech)
    const stop = { endIds: ['e'], start: null }
    expect(world.mutate('time/clock', stop, tech, '2026-03-09T09:00:00.000Z')).toBe('ok')
    expect(world.get('timeEntries/e').endedAt).toBe('2026-03-03T21:00:00.000Z')
  })

  it('need a new reason for each correction and removal', () => {
    const world = createWorld()
    world.mutate('time/clock', { endIds: [], start: start('e', 'day') }, tech)
    const correct = (note: string, from: string | null, to: string) =>
      world.mutate(
        'time/correct',
        { entryId: 'e', note, edits: { endedAt: { from, to } } },
        tech,
        to,
      )
    expect(correct('Flat phone', null, later)).toBe('ok')
    expect(correct(' Flat phone', later, '2026-03-02T11:30:00.000Z')).toBe('input/invalid')
    expect(correct('Stayed longer', later, '2026-03-02T11:30:00.000Z')).toBe('ok')
    const remove = (note: string) => world.mutate('time/remove', { entryId: 'e', note }, tech)
    expect(remove('Stayed longer')).toBe('input/invalid')
    expect(remove('Never was')).toBe('ok')
  })

  it('lose an order that now belongs to someone else', () => {
    const clock = { endIds: [], start: start('e', 'order') }
    const span = { startedAt: '2026-03-01T08:00:00Z', endedAt: '2026-03-01T09:00:00Z' }
    const added = { entryId: 'e', userId: 'tech', kind: 'order', orderId: 'o1', ...span, note: 'x' }
    for (const [name, args] of [
      ['time/clock', clock],
      ['time/add', added],
    ] as const) {
      const prepared = prepareMutation(name, args)
      if (!prepared.ok) throw new Error('not prepared')
      const orderOf = (order: Doc | null | undefined, actor = tech) => {
        const peeked = new Map(order === undefined ? [] : [['orders/o1', order] as const])
        const run = prepared.value.run({ actor, at, peeked }, new Map())
        const [write] = run.ok ? run.value.writes : []
        return write?.type === 'create' ? write.doc.orderId : 'none'
      }
      const mine = { isSent: true, assigneeIds: ['tech'], status: 'reviewed' }
      expect(orderOf(undefined)).toBe('o1')
      expect(orderOf(mine)).toBe('o1')
      expect(orderOf({ ...mine, assigneeIds: ['ben'] })).toBe(null)
      expect(orderOf(null)).toBe(null)
      expect(orderOf(null, admin)).toBe('o1')
    }
  })
})

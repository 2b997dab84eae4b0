import { describe, expect, it } from 'vitest'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import { weekBounds } from '#domain/time/week.ts'
import { admin, at, createWorld, later, tech } from '../world.fixture.ts'

const owner = { ...admin, uid: 'owner', role: 'owner' } as const
const totals = { paidMinutes: 2400, breakMinutes: 150, travelMinutes: 300, orderMinutes: 1800 }
const week = {
  userId: 'tech',
  monday: '2026-02-16',
  ...weekBounds('2026-02-16', 'Europe/Madrid'),
  ...totals,
  entriesHash: 'a'.repeat(64),
}
const ref = 'weeks/tech_20260216'
const reopen = { userId: 'tech', monday: '2026-02-16' }

describe('a week of hours', () => {
  it('is approved by the office, not by the person', () => {
    const world = createWorld()
    expect(world.mutate('week/approve', week, tech)).toBe('access/not-allowed')
    expect(world.mutate('week/approve', { ...week, userId: 'admin' }, admin)).toBe(
      'access/not-allowed',
    )
    expect(world.mutate('week/approve', week, admin)).toBe('ok')
    const decided = { status: 'approved', decidedBy: 'admin', decidedAt: at }
    expect(world.get(ref)).toMatchObject({ ...week, ...decided })
    expect(world.mutate('week/approve', { ...week, userId: 'owner' }, owner)).toBe('ok')
  })

  it('is approved once, whichever of two people was first', () => {
    const world = createWorld()
    world.mutate('week/approve', week, admin)
    expect(world.mutate('week/approve', week, owner, later)).toBe('ok')
    expect(world.get(ref)).toMatchObject({ decidedBy: 'admin', decidedAt: at })
    expect(world.mutate('week/approve', { ...week, paidMinutes: 2460 }, owner, later)).toBe('ok')
    expect(world.get(ref)).toMatchObject({ decidedBy: 'owner', paidMinutes: 2460 })
    const other = { ...week, paidMinutes: 2460, entriesHash: 'b'.repeat(64) }
    expect(world.mutate('week/approve', other, admin, later)).toBe('ok')
    expect(world.get(ref)).toMatchObject({ decidedBy: 'admin', entriesHash: other.entriesHash })
  })

  it('is reopened, and approved again', () => {
    const world = createWorld()
    expect(world.mutate('week/reopen', reopen, admin)).toBe('doc/missing')
    world.mutate('week/approve', week, admin)
    expect(world.mutate('week/reopen', reopen, tech)).toBe('access/not-allowed')
    expect(world.mutate('week/reopen', reopen, owner, later)).toBe('ok')
    expect(world.mutate('week/reopen', reopen, admin, later)).toBe('ok')
    expect(world.get(ref)).toMatchObject({ status: 'open', decidedBy: 'owner', ...totals })
    expect(world.mutate('week/approve', week, admin, later)).toBe('ok')
    expect(world.get(ref)).toMatchObject({ status: 'approved', decidedBy: 'admin' })
  })

  it('begins on a Monday and is over', () => {
    const world = createWorld()
    expect(prepareMutation('week/approve', { ...week, monday: '2026-02-17' }).ok).toBe(false)
    const current = { ...week, monday: '2026-03-02', ...weekBounds('2026-03-02', 'Europe/Madrid') }
    expect(world.mutate('week/approve', current, admin)).toBe('week/not-over')
  })
})

describe('hours of an approved week', () => {
  const startedAt = '2026-02-18T08:00:00.000Z'
  const endedAt = '2026-02-18T12:00:00.000Z'
  const entry = { entryId: 'e', userId: 'tech', kind: 'day', orderId: null, startedAt, endedAt }
  const add = { ...entry, kind: 'day', note: 'Flat phone', weekIds: ['tech_20260216'] } as const
  const peeked = new Map<Ref, Doc | null>([[ref, { ...week, status: 'approved' }]])
  const context = { actor: admin, at, peeked }

  function problemOf(name: 'time/add' | 'time/correct' | 'time/remove', args: object) {
    const world = createWorld()
    if (name !== 'time/add') world.mutate('time/add', add)
    const prepared = prepareMutation(name, args)
    if (!prepared.ok) return prepared.problem.type
    const run = prepared.value.run(context, world.docs)
    return run.ok ? 'ok' : run.problem.type
  }

  it('are neither added, corrected nor removed', () => {
    const common = { entryId: 'e', note: 'Wrong', weekIds: add.weekIds }
    expect(problemOf('time/add', add)).toBe('week/approved')
    expect(problemOf('time/correct', { ...common, edits: {} })).toBe('week/approved')
    expect(problemOf('time/remove', common)).toBe('week/approved')
    const next = { startedAt: '2026-02-23T08:00:00.000Z', endedAt: '2026-02-23T09:00:00.000Z' }
    expect(problemOf('time/add', { ...add, ...next })).toBe('ok')
  })
})

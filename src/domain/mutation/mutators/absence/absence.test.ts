import { describe, expect, it } from 'vitest'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import { admin, at, createWorld, later, tech } from '../world.fixture.ts'

const owner = { ...admin, uid: 'owner', role: 'owner' } as const
const other = { ...admin, uid: 'other' } as const
const colleague = { ...tech, uid: 'tech2' }
const week = {
  absenceId: 'a',
  userId: 'tech',
  kind: 'vacation',
  fromOn: '2026-03-09',
  toOn: '2026-03-13',
  note: ' Family ',
} as const
const approve = { absenceId: 'a', status: 'approved', reply: '' } as const
const reject = { absenceId: 'a', status: 'rejected', reply: 'Too busy' } as const
const cancel = { absenceId: 'a' }

function requested() {
  const world = createWorld()
  expect(world.mutate('absence/request', week, tech)).toBe('ok')
  return world
}

describe('time off', () => {
  it('is requested by each person for themselves', () => {
    const world = requested()
    expect(world.get('absences/a')).toMatchObject({ status: 'requested', note: 'Family' })
    expect(world.docs.has('away/a')).toBe(false)
    const others = { ...week, absenceId: 'b' }
    expect(world.mutate('absence/request', others, colleague)).toBe('access/not-allowed')
    expect(world.mutate('absence/request', others, owner)).toBe('access/not-allowed')
  })

  it.each([
    [{ toOn: '2026-03-08' }, 'startBeforeEnd'],
    [{ toOn: '2027-03-10' }, 'tooManyDays'],
    [{ fromOn: '2026-02-30' }, 'day'],
    [{ note: 'x'.repeat(1001) }, 'tooLong'],
  ])('has possible days and a short note: %j', (more, message) => {
    const prepared = prepareMutation('absence/request', { ...week, ...more })
    expect(prepared).toMatchObject({ problem: { issues: [{ message }] } })
    expect(prepareMutation('absence/request', { ...week, toOn: '2027-03-09' }).ok).toBe(true)
  })

  it('is approved by the office, which shows colleagues the days alone', () => {
    const world = requested()
    expect(world.mutate('absence/decide', approve, tech)).toBe('access/not-allowed')
    expect(world.mutate('absence/decide', approve, admin, later)).toBe('ok')
    const decided = { status: 'approved', decidedBy: 'admin', decidedAt: later }
    expect(world.get('absences/a')).toMatchObject(decided)
    const { userId, fromOn, toOn, kind, note } = world.get('away/a')
    expect({ userId, fromOn, toOn }).toEqual({
      userId: 'tech',
      fromOn: week.fromOn,
      toOn: week.toOn,
    })
    expect([kind, note]).toEqual([undefined, undefined])
  })

  it('of an admin is decided by the owner or another admin', () => {
    const world = createWorld()
    const own = { ...week, userId: 'admin' }
    expect(world.mutate('absence/add', own, admin)).toBe('access/not-allowed')
    expect(world.mutate('absence/request', own, admin)).toBe('ok')
    expect(world.mutate('absence/decide', approve, admin)).toBe('access/not-allowed')
    expect(world.mutate('absence/decide', approve, other)).toBe('ok')
    expect(world.mutate('absence/cancel', cancel, admin, '2026-03-10T09:00:00Z')).toBe(
      'access/not-allowed',
    )
    const ofOwner = { ...week, absenceId: 'b', userId: 'owner' }
    expect(world.mutate('absence/add', ofOwner, owner)).toBe('ok')
  })

  it('is decided once: the first decision stays', () => {
    const world = requested()
    expect(world.mutate('absence/decide', reject, other)).toBe('ok')
    expect(world.mutate('absence/decide', reject, admin, later)).toBe('ok')
    expect(world.mutate('absence/decide', approve, admin, later)).toBe('absence/decided')
    expect(world.mutate('absence/cancel', cancel, tech)).toBe('absence/decided')
    expect(world.get('absences/a')).toMatchObject({ decidedBy: 'other', reply: 'Too busy' })
  })

  it('is entered approved by the office when a person calls in sick', () => {
    const world = createWorld()
    const sick = { ...week, kind: 'sick' } as const
    expect(world.mutate('absence/add', sick, tech)).toBe('access/not-allowed')
    expect(world.mutate('absence/add', sick, admin)).toBe('ok')
    expect(world.get('absences/a')).toMatchObject({ status: 'approved', decidedBy: 'admin' })
    expect(world.get('away/a').deletedAt ?? null).toBe(null)
  })

  it('is cancelled by its person until it begins, and by the office at any time', () => {
    const world = requested()
    expect(world.mutate('absence/cancel', cancel, colleague)).toBe('access/not-allowed')
    world.mutate('absence/decide', approve)
    const begun = '2026-03-10T09:00:00.000Z'
    expect(world.mutate('absence/cancel', cancel, tech, begun)).toBe('access/not-allowed')
    expect(world.mutate('absence/cancel', cancel, admin, begun)).toBe('ok')
    expect(world.get('absences/a')).toMatchObject({ status: 'cancelled', decidedAt: begun })
    expect(world.get('away/a').deletedAt).toBe(begun)
    expect(world.mutate('absence/cancel', cancel, admin, begun)).toBe('ok')
    expect(world.mutate('absence/decide', approve)).toBe('absence/decided')
    const asked = requested()
    expect(asked.mutate('absence/cancel', cancel, tech, begun)).toBe('ok')
    expect(asked.docs.has('away/a')).toBe(false)
  })

  it('is cancelled by its person on its first day, wherever that begins last', () => {
    const world = requested()
    world.mutate('absence/decide', approve)
    expect(at < week.fromOn).toBe(true)
    expect(world.mutate('absence/cancel', cancel, tech, '2026-03-09T23:00:00.000Z')).toBe('ok')
  })
})

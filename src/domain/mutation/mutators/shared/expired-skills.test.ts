import { describe, expect, it } from 'vitest'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { Doc } from '#domain/mutation/types.ts'
import { admin, at, customer, later, order, createWorld } from '../world.fixture.ts'

const gas = { id: 'gas', level: 1 } as const
/** 01:00 of the 4th in Madrid. */
const fourth = '2026-03-03T23:30:00.000Z'
const third = '2026-03-03T21:30:00.000Z'
const people = (from: readonly string[], to: readonly string[]) => ({ assigneeIds: { from, to } })
const blocked = 'person/skill-expired'

const stamps = { schema: 1, updatedAt: at, updatedBy: 'admin' }

function company(expiredSkill: 'warn' | 'block'): Doc {
  return {
    ...stamps,
    name: 'Northside',
    ownerId: 'admin',
    isSetup: true,
    subscriptionStatus: 'active',
    timeZone: 'Europe/Madrid',
    currency: 'EUR',
    country: 'ES',
    skills: [{ id: 'gas', label: 'Gas', archivedAt: null }],
    expiredSkill,
    createdAt: at,
    createdBy: 'admin',
  }
}

function staff(userId: string, expiresOn: string | null, level: 1 | 2 = 1): Doc {
  const skills = [{ id: 'gas', level, expiresOn }]
  const usual = { weeklyHours: null, breaks: [], exceptions: [], basePlace: null }
  return { ...stamps, userId, skills, ...usual, maxMinutesPerDay: null }
}

/** The certificate of `tech` is valid until the third of March; `anna` holds hers for good. */
function world(rule: 'warn' | 'block' = 'block') {
  const made = createWorld()
  made.docs.set('companies/c1', company(rule))
  made.docs.set('staff/tech', staff('tech', '2026-03-03'))
  made.docs.set('staff/anna', staff('anna', null))
  expect(made.mutate('customer/create', customer)).toBe('ok')
  return made
}

const unplanned = { ...order, skills: [gas], assigneeIds: [], plannedStart: null, plannedEnd: null }

function withOrder(rule: 'warn' | 'block' = 'block') {
  const made = world(rule)
  expect(made.mutate('order/create', unplanned)).toBe('ok')
  return made
}

describe('where the company forbids expired skills', () => {
  it('an order is not created for someone whose skill has expired by its day', () => {
    const times = { plannedStart: fourth, plannedEnd: null }
    const create = { ...order, ...times, skills: [gas] }
    expect(world().mutate('order/create', create)).toBe(blocked)
    expect(world('warn').mutate('order/create', create)).toBe('ok')
    expect(world().mutate('order/create', { ...create, plannedStart: third })).toBe('ok')
    expect(world().mutate('order/create', { ...create, plannedStart: null })).toBe('ok')
    expect(world().mutate('order/create', { ...create, assigneeIds: ['tech', 'anna'] })).toBe('ok')
    expect(world().mutate('order/create', { ...create, skills: [] })).toBe('ok')
  })

  it('an order whose template asks for the skill is not created for them either', () => {
    const create = { ...order, templateId: 't1', plannedStart: fourth, plannedEnd: null }
    const template = { name: 'Visit', instructions: '', requires: [], checklist: [] }
    const made = world()
    made.mutate('template/create', { templateId: 't1', ...template, skills: [gas] })
    expect(made.mutate('order/create', create)).toBe(blocked)
    expect(made.mutate('order/create', { ...create, skills: [] })).toBe('ok')
  })

  it('an order is not given to them, nor moved to a day on which it has expired', () => {
    const to = (plannedStart: string) => ({ plannedStart: { from: null, to: plannedStart } })
    const assign = (edits: object, made = withOrder()) =>
      made.mutate('order/assign', { orderId: 'o1', edits })
    expect(assign({ ...people([], ['tech']), ...to(fourth) })).toBe(blocked)
    expect(assign({ ...people([], ['tech']), ...to(fourth) }, withOrder('warn'))).toBe('ok')
    expect(assign({ ...people([], ['anna']), ...to(fourth) })).toBe('ok')
    const made = withOrder()
    expect(assign({ ...people([], ['tech']), ...to(third) }, made)).toBe('ok')
    expect(assign({ plannedStart: { from: third, to: fourth } }, made)).toBe(blocked)
    expect(assign({ plannedEnd: { from: null, to: fourth } }, made)).toBe('ok')
  })

  it('a visit is not planned with them, on a day or at a time', () => {
    const plan = (start: string, made = withOrder(), crew = ['tech']) =>
      made.mutate('booking/plan', {
        orderId: 'o1',
        part: 1,
        edits: { ...people([], crew), start: { from: null, to: start } },
      })
    for (const start of ['2026-03-04', fourth]) {
      expect(plan(start), start).toBe(blocked)
      expect(plan(start, withOrder('warn')), start).toBe('ok')
      expect(plan(start, withOrder(), ['tech', 'anna']), start).toBe('ok')
    }
    const made = withOrder()
    expect(plan('2026-03-03', made)).toBe('ok')
    const move = { start: { from: '2026-03-03', to: '2026-03-05' } }
    expect(made.mutate('booking/plan', { orderId: 'o1', part: 1, edits: move })).toBe(blocked)
    const lock = { locked: { from: 'none', to: 'both' } } as const
    expect(made.mutate('booking/plan', { orderId: 'o1', part: 1, edits: lock })).toBe('ok')
  })

  it('a device that does not know the skills or the company lets it pass', () => {
    const create = { ...order, plannedStart: fourth, plannedEnd: null, skills: [gas] }
    for (const ref of ['companies/c1', 'staff/tech'] as const) {
      const made = world()
      made.docs.delete(ref)
      expect(made.mutate('order/create', create), ref).toBe('ok')
    }
    const made = world()
    const prepared = prepareMutation('order/create', create)
    // As it is sent: nothing is consulted.
    expect(prepared.ok && prepared.value.run({ actor: admin, at: later }, made.docs).ok).toBe(true)
  })

  it('the problem names the skill, and the person if it is about one', () => {
    const made = world()
    made.docs.set('users/tech', { companyId: 'c1', status: 'active', name: 'Ana Ruiz' })
    made.docs.set('staff/anna', staff('anna', '2026-01-01'))
    const problemOf = (assigneeIds: readonly string[]) => {
      const args = { ...order, assigneeIds, plannedStart: fourth, plannedEnd: null, skills: [gas] }
      const prepared = prepareMutation('order/create', args)
      if (!prepared.ok) return prepared.problem
      const create = prepared.value
      const peeked = new Map(
        create.consults(made.docs, admin).flatMap((ref) => {
          const doc = made.docs.get(ref)
          return doc ? [[ref, doc] as const] : []
        }),
      )
      const done = create.run({ actor: admin, at, peeked }, made.docs)
      return done.ok ? null : done.problem
    }
    expect(problemOf(['tech'])).toEqual({ type: blocked, name: 'Ana Ruiz', skill: 'Gas' })
    expect(problemOf(['tech', 'anna'])).toEqual({ type: blocked, name: '', skill: 'Gas' })
  })
})

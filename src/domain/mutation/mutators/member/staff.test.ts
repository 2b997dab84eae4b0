import { beforeEach, describe, expect, it } from 'vitest'
import { emptyAddress } from '#domain/entities/fields.ts'
import { emptyStaff } from '#domain/staff/staff-fields.ts'
import { defaultWorkingHours } from '#domain/entities/working-hours.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { admin, at, createWorld, tech } from '../world.fixture.ts'

const owner = { ...admin, uid: 'owner', role: 'owner' } as const
const stamps = { schema: 1, updatedAt: at, updatedBy: 'owner' }
const user = (role: string, more = {}) => ({
  name: 'Somebody',
  role,
  status: 'active',
  companyId: 'c1',
  ...stamps,
  ...more,
})
const gas = { id: 'gas', level: 2, expiresOn: '2026-12-31' } as const
const height = { id: 'height', level: 1, expiresOn: null } as const

let world: ReturnType<typeof createWorld>
beforeEach(() => {
  world = createWorld()
  for (const [uid, role] of [
    ['owner', 'owner'],
    ['admin', 'admin'],
    ['tech', 'technician'],
  ] as const)
    world.docs.set(`users/${uid}`, user(role))
  world.docs.set('users/far', user('technician', { companyId: 'c2' }))
  world.docs.set('users/gone', user('technician', { status: 'erased' }))
})
const edit = (edits: MutationArgs<'staff/edit'>['edits'], by = admin, uid = 'tech') =>
  world.mutate('staff/edit', { uid, edits }, by)
const staff = (uid = 'tech') => world.get(`staff/${uid}`)

describe('staff/edit', () => {
  it('begins a document with what is true of a person without one', () => {
    expect(edit({ skills: { from: [], to: [gas] } })).toBe('ok')
    expect(staff()).toMatchObject({ ...emptyStaff, userId: 'tech', skills: [gas] })
  })

  it('keeps what two people change of different fields, skills and days', () => {
    edit({ skills: { from: [], to: [gas, height] } })
    expect(edit({ weeklyHours: { from: null, to: defaultWorkingHours } })).toBe('ok')
    expect(edit({ skills: { from: [gas, height], to: [gas] } }, owner)).toBe('ok')
    const better = { ...gas, level: 3 } as const
    expect(edit({ skills: { from: [gas, height], to: [better, height] } })).toBe('ok')
    expect(staff()).toMatchObject({ skills: [better], weeklyHours: defaultWorkingHours })
    const on = (id: string) => ({ id, spans: [], note: '' })
    edit({ exceptions: { from: [], to: [on('2026-03-07')] } })
    expect(edit({ exceptions: { from: [], to: [on('2026-03-14')] } })).toBe('ok')
    expect(staff()['exceptions']).toEqual([on('2026-03-07'), on('2026-03-14')])
  })

  it('keeps the territories that two people add, also to a document that is older than they are', () => {
    edit({ maxMinutesPerDay: { from: null, to: 480 } })
    const { territoryIds: _, ...older } = staff()
    world.docs.set('staff/tech', older)
    expect(edit({ territoryIds: { from: [], to: ['north'] } })).toBe('ok')
    expect(edit({ territoryIds: { from: [], to: ['south'] } }, owner)).toBe('ok')
    expect(edit({ territoryIds: { from: ['north', 'south'], to: ['south'] } })).toBe('ok')
    expect(staff()['territoryIds']).toEqual(['south'])
  })

  it('changes the pace of a person whose document is older than paces', () => {
    edit({ maxMinutesPerDay: { from: null, to: 480 } })
    const { pace: _, ...older } = staff()
    world.docs.set('staff/tech', older)
    expect(edit({ pace: { from: 100, to: 120 } })).toBe('ok')
    expect(edit({ pace: { from: 100, to: 90 } }, owner)).toBe('conflict')
    expect(staff()['pace']).toBe(120)
  })

  it('asks where two people chose different hours or places', () => {
    edit({ weeklyHours: { from: null, to: defaultWorkingHours } })
    const other = { ...defaultWorkingHours, friday: [] }
    expect(edit({ weeklyHours: { from: null, to: other } }, owner)).toBe('conflict')
    expect(staff()['weeklyHours']).toEqual(defaultWorkingHours)
    edit({ basePlace: { from: null, to: { address: emptyAddress, geo: null } } })
    expect(edit({ basePlace: { from: { address: {} }, to: null } }, owner)).toBe('conflict')
  })

  it.each([
    { skills: { from: [], to: [{ ...gas, level: 4 }] } },
    { skills: { from: [], to: [gas, gas] } },
    { skills: { from: [], to: [{ ...gas, expiresOn: '2026-02-30' }] } },
    { skills: { from: [], to: Array.from({ length: 101 }, (_, i) => ({ ...gas, id: `s${i}` })) } },
    {
      breaks: {
        from: [],
        to: [{ id: 'b', from: '12:00', to: '12:20', minutes: 30, isPaid: true }],
      },
    },
    {
      breaks: {
        from: [],
        to: [{ id: 'b', from: '13:00', to: '12:00', minutes: 30, isPaid: true }],
      },
    },
    { exceptions: { from: [], to: [{ id: 'Friday', spans: [], note: '' }] } },
    {
      exceptions: {
        from: [],
        to: [{ id: '2026-03-07', spans: [{ start: '9', end: '10' }], note: '' }],
      },
    },
    {
      basePlace: { from: null, to: { address: emptyAddress, geo: { latitude: 91, longitude: 0 } } },
    },
    { maxMinutesPerDay: { from: null, to: 29 } },
    { territoryIds: { from: [], to: ['a/b'] } },
    { territoryIds: { from: [], to: Array.from({ length: 101 }, (_, i) => `t${i}`) } },
    { pace: { from: 100, to: 49 } },
    { pace: { from: 100, to: 201 } },
    { pace: { from: 100, to: 99.5 } },
    { costRateMinor: { from: null, to: 4000 } },
  ])('refuses %j', (edits) => {
    expect(edit(edits as never)).toBe('input/invalid')
    expect(staff()).toEqual({})
  })

  it('is for the owner about everyone, and for an admin about technicians', () => {
    const edits = { maxMinutesPerDay: { from: null, to: 480 } }
    const decided = ['owner', 'admin', 'tech'].map((uid) => [
      edit(edits, owner, uid),
      edit(edits, admin, uid),
      edit(edits, tech, uid),
    ])
    const no = 'access/not-allowed'
    expect(decided).toEqual([
      ['ok', no, no],
      ['ok', no, no],
      ['ok', 'ok', no],
    ])
    expect(edit(edits, owner, 'far')).toBe('doc/missing')
    expect(edit(edits, owner, 'nobody')).toBe('doc/missing')
    expect(edit(edits, owner, 'gone')).toBe('person/inactive')
  })

  it('starts again after an unreadable document was removed', () => {
    world.docs.set('staff/tech', { ...stamps, deletedAt: at, userId: 'tech' })
    expect(edit({ skills: { from: [], to: [gas] } })).toBe('ok')
    expect(staff()).toMatchObject({ userId: 'tech', skills: [gas], deletedAt: null })
  })
})

describe('the skills of a company', () => {
  const skill = (id: string, label: string) => ({ id, label, archivedAt: null })
  beforeEach(() => {
    world.docs.set('companies/c1', { ...stamps, isSetup: true, ownerId: 'owner', createdAt: at })
  })
  const change = (from: readonly object[], to: readonly object[]) =>
    world.mutate('company/edit', { companyId: 'c1', edits: { skills: { from, to: to as never } } })
  const skills = () => world.get('companies/c1')['skills']

  it('keep what two people add, rename and archive', () => {
    const [first, second] = [skill('gas', 'Gas'), skill('cool', 'Refrigeration')]
    expect(change([], [first])).toBe('ok')
    expect(change([], [second])).toBe('ok')
    expect(change([first, second], [{ ...first, label: 'Gas boilers' }, second])).toBe('ok')
    expect(change([first, second], [{ ...first, archivedAt: at }, second])).toBe('ok')
    expect(skills()).toEqual([{ id: 'gas', label: 'Gas boilers', archivedAt: at }, second])
  })

  it.each([
    [[skill('a', ' ')]],
    [[skill('a', 'x'.repeat(81))]],
    [[skill('a', 'A'), skill('a', 'B')]],
    [Array.from({ length: 101 }, (_, i) => skill(`s${i}`, 'S'))],
  ])('are not %j', (wanted) => {
    expect(change([], wanted)).toBe('input/invalid')
  })
})

import { describe, expect, it } from 'vitest'
import { defaultWorkingHours } from '#domain/entities/working-hours.ts'
import { at, createWorld, customer, site, tech } from '../world.fixture.ts'

describe('customers and sites', () => {
  it('are created, extended and edited', () => {
    const world = createWorld()
    expect(world.mutate('customer/create', customer)).toBe('ok')
    expect(world.get('customers/cu1').primarySiteId).toBe('s1')
    expect(world.get('sites/s1')).toMatchObject({ customerId: 'cu1', createdBy: 'admin' })
    expect(world.mutate('site/create', { siteId: 's2', customerId: 'cu1', ...site })).toBe('ok')
    const gate = { siteId: 's2', edits: { gateCode: { from: '', to: '4711' } } }
    expect(world.mutate('site/edit', gate)).toBe('ok')
    const archive = { customerId: 'cu1', edits: { archivedAt: { from: null, to: at } } }
    expect(world.mutate('customer/edit', archive)).toBe('ok')
    expect(world.get('customers/cu1').archivedAt).toBe(at)
  })

  it('need the permission, an existing customer and unused ids', () => {
    const world = createWorld()
    expect(world.mutate('customer/create', customer, tech)).toBe('access/not-allowed')
    const editor = { ...tech, permissions: ['edit_customers'] }
    expect(world.mutate('customer/create', customer, editor)).toBe('ok')
    expect(world.mutate('customer/create', customer, editor)).toBe('doc/exists')
    const orphan = { siteId: 's2', customerId: 'none', ...site }
    expect(world.mutate('site/create', orphan)).toBe('doc/missing')
    expect(world.mutate('site/create', { ...orphan, customerId: 'cu1' }, tech)).toBe(
      'access/not-allowed',
    )
    const edit = { siteId: 's1', edits: {} }
    expect(world.mutate('site/edit', edit, tech)).toBe('access/not-allowed')
    expect(world.mutate('customer/edit', { customerId: 'cu1', edits: {} }, tech)).toBe(
      'access/not-allowed',
    )
    expect(world.mutate('customer/create', { ...customer, name: '  ' })).toBe('input/invalid')
    expect(world.mutate('customer/create', { ...customer, email: 'x@' })).toBe('input/invalid')
  })

  it('have opening hours where they are not always open', () => {
    const world = createWorld()
    world.mutate('customer/create', customer)
    const openingHours = { ...defaultWorkingHours, friday: [] }
    const more = { customerId: 'cu1', ...site }
    world.mutate('site/create', { siteId: 's2', ...more, openingHours })
    expect(world.get('sites/s2').openingHours).toEqual(openingHours)
    // Older rules do not know the field.
    world.mutate('site/create', { siteId: 's3', ...more, openingHours: null })
    expect('openingHours' in world.get('sites/s3')).toBe(false)
    const change = { siteId: 's3', edits: { openingHours: { from: null, to: openingHours } } }
    expect(world.mutate('site/edit', change)).toBe('ok')
    expect(world.get('sites/s3').openingHours).toEqual(openingHours)
    const friday = [{ start: '17:00', end: '08:00' }]
    const backwards = { from: openingHours, to: { ...openingHours, friday } }
    const refused = { siteId: 's3', edits: { openingHours: backwards } }
    expect(world.mutate('site/edit', refused)).toBe('input/invalid')
  })

  it('have a time zone of their own where it is not the company’s', () => {
    const world = createWorld()
    world.mutate('customer/create', customer)
    const more = { customerId: 'cu1', ...site }
    const halifax = 'America/Halifax'
    expect(world.mutate('site/create', { siteId: 's2', ...more, timeZone: halifax })).toBe('ok')
    expect(world.get('sites/s2').timeZone).toBe(halifax)
    // Older rules do not know the field.
    expect(world.mutate('site/create', { siteId: 's3', ...more, timeZone: null })).toBe('ok')
    expect('timeZone' in world.get('sites/s3')).toBe(false)
    const edit = (from: string | null, to: string | null) =>
      world.mutate('site/edit', { siteId: 's3', edits: { timeZone: { from, to } } })
    expect(edit(null, 'Europe/Atlantis')).toBe('input/invalid')
    expect(edit(null, halifax)).toBe('ok')
    // Someone else has chosen another one meanwhile.
    expect(edit(null, 'Europe/Madrid')).toBe('conflict')
    expect(edit(halifax, null)).toBe('ok')
    expect(world.get('sites/s3').timeZone).toBe(null)
  })
})

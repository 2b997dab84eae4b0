import { describe, expect, it } from 'vitest'
import type { Actor } from '#domain/access/actor.ts'
import {
  type ArrivalWindow,
  arrivalWindowOf,
  usualArrivalWindows,
} from '#domain/company/dispatch/arrival-windows.ts'
import type { TaxCode } from '#domain/company/tax-code.ts'
import { emptyAddress } from '#domain/entities/fields.ts'
import { defaultWorkingHours } from '#domain/entities/working-hours.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { admin, createWorld, tech } from '../world.fixture.ts'

const owner: Actor = { ...admin, uid: 'owner', role: 'owner' }
const christmas = { id: '2026-12-25', on: '2026-12-25', label: 'Christmas Day' }
const newYear = { id: '2027-01-01', on: '2027-01-01', label: 'New Year’s Day' }
const standard: TaxCode = {
  code: 'S21',
  label: 'IVA',
  rateMilliPercent: 21_000,
  category: 'S',
  reason: '',
  archivedAt: null,
}
const reduced: TaxCode = { ...standard, code: 'S10', label: 'IVA', rateMilliPercent: 10_000 }

function companyWorld() {
  const world = createWorld()
  world.mutate(
    'company/setup',
    {
      uid: 'owner',
      companyId: 'c1',
      owner: { name: 'Grace Comeau', email: 'owner@example.com', language: null },
      company: {
        name: 'Harbour',
        address: emptyAddress,
        timeZone: 'Europe/Madrid',
        currency: 'EUR',
        taxRateMilliPercent: 21_000,
        workingHours: defaultWorkingHours,
      },
    },
    owner,
  )
  const edit = (edits: MutationArgs<'company/edit'>['edits'], actor: Actor = admin) =>
    world.mutate('company/edit', { companyId: 'c1', edits }, actor)
  return { ...world, edit, company: () => world.get('companies/c1') }
}

describe('company/edit', () => {
  it('sets what did not exist when the company was created', () => {
    const { edit, company } = companyWorld()
    expect(edit({ legalName: { from: '', to: 'Harbour Ltd.' } })).toBe('ok')
    expect(edit({ sendsWelcome: { from: true, to: false } })).toBe('ok')
    expect(edit({ alertOffer: { from: 'missed', to: 'never' } })).toBe('ok')
    expect(company()).toMatchObject({
      legalName: 'Harbour Ltd.',
      sendsWelcome: false,
      alertOffer: 'never',
    })
    expect(edit({ sendsWelcome: { from: true, to: true } })).toBe('conflict')
  })

  it('keeps the holidays of two people who add some at the same time', () => {
    const { edit, company } = companyWorld()
    expect(edit({ holidays: { from: [], to: [christmas] } })).toBe('ok')
    expect(edit({ holidays: { from: [], to: [newYear, christmas] } }, owner)).toBe('ok')
    expect(company().holidays).toEqual([christmas, newYear])
    expect(edit({ holidays: { from: [christmas], to: [] } })).toBe('ok')
    expect(company().holidays).toEqual([newYear])
  })

  it('refuses more holidays than a company may have, also of several people together', () => {
    const { edit, company } = companyWorld()
    const days = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => ({ ...christmas, id: `h${from + i}` }))
    expect(edit({ holidays: { from: [], to: days(0, 150) } })).toBe('ok')
    expect(edit({ holidays: { from: [], to: days(150, 51) } })).toBe('input/invalid')
    expect(edit({ holidays: { from: [], to: days(150, 50) } })).toBe('ok')
    expect(company().holidays).toHaveLength(200)
  })

  it('keeps the windows and territories of two people, and one window that both add', () => {
    const { edit, company } = companyWorld()
    const early = arrivalWindowOf('06:00', '08:00')
    const [first = early] = usualArrivalWindows
    const from = usualArrivalWindows
    expect(edit({ arrivalWindows: { from, to: [...from, early] } })).toBe('ok')
    expect(edit({ arrivalWindows: { from, to: [...from.slice(1), early] } }, owner)).toBe('ok')
    expect(company().arrivalWindows).toEqual([...from.filter((one) => one !== first), early])
    const area = (id: string) => ({ id, name: id, postalCodes: ['280'] })
    const [north, south] = [area('north'), area('south')]
    edit({ territories: { from: [], to: [north] } })
    expect(edit({ territories: { from: [], to: [south] } }, owner)).toBe('ok')
    expect(edit({ territories: { from: [north], to: [{ ...north, name: 'N' }] } })).toBe('ok')
    expect(company().territories).toEqual([{ ...north, name: 'N' }, south])
  })

  it('refuses more windows or territories than a company may have, also of two people', () => {
    const { edit, company } = companyWorld()
    const hours = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => arrivalWindowOf('05:00', `${from + i}:30`))
    const windows = (to: readonly ArrivalWindow[]) =>
      edit({ arrivalWindows: { from: [], to: [...to] } })
    expect(windows(hours(10, 8))).toBe('ok')
    expect(windows(hours(18, 1))).toBe('input/invalid')
    expect(company().arrivalWindows).toHaveLength(12)
    const areas = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => ({ id: `t${from + i}`, name: 'N', postalCodes: [] }))
    expect(edit({ territories: { from: [], to: areas(0, 30) } })).toBe('ok')
    expect(edit({ territories: { from: [], to: areas(30, 21) } })).toBe('input/invalid')
  })

  it('sets the limits that the board plans by, each on its own', () => {
    const { edit, company } = companyWorld()
    expect(edit({ freezeMinutes: { from: 60, to: 0 } })).toBe('ok')
    expect(edit({ restMinutes: { from: 660, to: 540 } }, owner)).toBe('ok')
    expect(edit({ expiredSkill: { from: 'warn', to: 'block' } })).toBe('ok')
    expect(edit({ windowBefore: { from: 15, to: 0 } })).toBe('ok')
    expect(edit({ windowBefore: { from: 15, to: 30 } }, owner)).toBe('conflict')
    expect(company()).toMatchObject({
      freezeMinutes: 0,
      restMinutes: 540,
      expiredSkill: 'block',
      windowBefore: 0,
    })
  })

  it('sets what new invoices begin with', () => {
    const { edit, company } = companyWorld()
    expect(edit({ termsDays: { from: 14, to: 0 } })).toBe('ok')
    expect(edit({ termsDays: { from: 14, to: 30 } }, owner)).toBe('conflict')
    expect(edit({ termsDays: { from: 0, to: 366 } })).toBe('input/invalid')
    expect(edit({ termsDays: { from: 0, to: 7.5 } })).toBe('input/invalid')
    expect(edit({ pricesIncludeTax: { from: false, to: true } })).toBe('ok')
    expect(company()).toMatchObject({ termsDays: 0, pricesIncludeTax: true })
  })

  it('names the item that billed time is priced by, or none', () => {
    const { edit, company } = companyWorld()
    expect(edit({ laborItemId: { from: null, to: 'labor' } })).toBe('ok')
    expect(edit({ laborItemId: { from: null, to: 'other' } }, owner)).toBe('conflict')
    expect(company().laborItemId).toBe('labor')
    expect(edit({ laborItemId: { from: 'labor', to: null } })).toBe('ok')
    expect(company().laborItemId).toBeNull()
  })

  it('keeps the planning weights of two people, and forgets them all at a reset', () => {
    const { edit, company } = companyWorld()
    const [late, load] = [
      { id: 'late', value: 5 },
      { id: 'load', value: 0.3 },
    ]
    expect(edit({ planningWeights: { from: [], to: [late] } })).toBe('ok')
    expect(edit({ planningWeights: { from: [], to: [load] } }, owner)).toBe('ok')
    expect(company().planningWeights).toEqual([late, load])
    expect(edit({ planningWeights: { from: [late, load], to: [] } })).toBe('ok')
    expect(company().planningWeights).toEqual([])
  })

  it('keeps the rate of the default code in the field that older apps read', () => {
    const { edit, company } = companyWorld()
    expect(edit({ taxCodes: { from: [], to: [standard, reduced] } })).toBe('ok')
    expect(company().taxRateMilliPercent).toBe(21_000)
    expect(edit({ defaultTaxCode: { from: '', to: 'S10' } })).toBe('ok')
    expect(company().taxRateMilliPercent).toBe(10_000)
    const raised = { ...reduced, rateMilliPercent: 12_000 }
    const from = [standard, reduced]
    expect(edit({ taxCodes: { from, to: [standard, raised] } })).toBe('ok')
    expect(company().taxRateMilliPercent).toBe(12_000)
  })

  it('follows an older app that changes the rate', () => {
    const { edit, company } = companyWorld()
    edit({ taxRateMilliPercent: { from: 21_000, to: 22_000 } })
    expect(company()).not.toHaveProperty('taxCodes')
    edit({ taxCodes: { from: [], to: [standard, reduced] } })
    expect(edit({ taxRateMilliPercent: { from: 21_000, to: 25_000 } })).toBe('ok')
    expect(company()).toMatchObject({
      taxRateMilliPercent: 25_000,
      taxCodes: [{ ...standard, rateMilliPercent: 25_000 }, reduced],
    })
  })

  it('does not let an older app give a rate to a code that has none', () => {
    const { edit, company } = companyWorld()
    const exempt: TaxCode = {
      ...standard,
      code: 'E',
      category: 'E',
      rateMilliPercent: 0,
      reason: 'Article 20',
    }
    edit({ taxCodes: { from: [], to: [exempt] } })
    expect(company().taxRateMilliPercent).toBe(0)
    expect(edit({ taxRateMilliPercent: { from: 0, to: 25_000 } })).toBe('ok')
    expect(company()).toMatchObject({ taxRateMilliPercent: 0, taxCodes: [exempt] })
  })

  it('archives tax codes and never loses one', () => {
    const { edit, company } = companyWorld()
    edit({ taxCodes: { from: [], to: [standard, reduced] } })
    expect(edit({ taxCodes: { from: [standard, reduced], to: [standard] } })).toBe('ok')
    expect(company().taxCodes).toEqual([standard, reduced])
    const archived = { ...reduced, archivedAt: '2026-03-02T09:00:00.000Z' }
    expect(edit({ taxCodes: { from: [standard, reduced], to: [standard, archived] } })).toBe('ok')
    expect(company().taxCodes).toEqual([standard, archived])
  })

  it('keeps both codes of two people who add one each, and one code that both add', () => {
    const { edit, company } = companyWorld()
    edit({ taxCodes: { from: [], to: [standard] } })
    edit({ taxCodes: { from: [], to: [standard, reduced] } }, owner)
    expect(company().taxCodes).toEqual([standard, reduced])
  })

  it('is for the office of this company, and cannot switch features', () => {
    const world = companyWorld()
    const { edit } = world
    const phone = { phone: { from: '', to: '1' } }
    expect(edit(phone, tech)).toBe('access/not-allowed')
    expect(edit(phone, { ...admin, companyId: 'c2' })).toBe('access/not-allowed')
    const edits = { hiddenFeatures: { from: [], to: ['inventory'] } } as never
    expect(world.mutate('company/edit', { companyId: 'c1', edits }, owner)).toBe('input/invalid')
  })
})

describe('company/setFeature', () => {
  const set = (feature: 'schedule' | 'inventory', isOn: boolean, companyId = 'c1') =>
    ['company/setFeature', { companyId, feature, isOn }] as const

  it('switches a feature off and on again, whatever someone else switched', () => {
    const world = companyWorld()
    const { company } = world
    expect(world.mutate(...set('inventory', false), owner)).toBe('ok')
    expect(world.mutate(...set('schedule', false), owner)).toBe('ok')
    expect(world.mutate(...set('inventory', false), owner)).toBe('ok')
    expect(company().hiddenFeatures).toEqual(['schedule', 'inventory'])
    expect(world.mutate(...set('inventory', true), owner)).toBe('ok')
    expect(company().hiddenFeatures).toEqual(['schedule'])
  })

  it('is the owner’s decision', () => {
    const world = companyWorld()
    const { company } = world
    for (const actor of [admin, tech, { ...owner, companyId: 'c2' }])
      expect(world.mutate(...set('inventory', false), actor)).toBe('access/not-allowed')
    expect(company()).not.toHaveProperty('hiddenFeatures')
    const orders = { companyId: 'c1', feature: 'orders' as never, isOn: false }
    expect(world.mutate('company/setFeature', orders, owner)).toBe('input/invalid')
  })

  it('takes what a phone did offline meanwhile', () => {
    const world = companyWorld()
    const { get } = world
    world.mutate(...set('inventory', false), owner)
    const use = {
      movementId: 'm1',
      orderId: 'o1',
      itemId: null,
      name: 'Valve',
      unit: '',
      quantity: 1,
      placeId: null,
      back: false,
    }
    expect(world.mutate('stock/use', use)).toBe('ok')
    expect(get('movements/m1')).toMatchObject({ name: 'Valve', quantity: 1 })
  })
})

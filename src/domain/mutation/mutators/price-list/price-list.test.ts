import { beforeEach, expect, it } from 'vitest'
import type { MutationArgs } from '../../registry.ts'
import { admin, at, createWorld, customer, later, tech } from '../world.fixture.ts'

const rule = {
  id: 'r1',
  target: { kind: 'all' },
  change: { kind: 'percentOff', milliPercent: 10_000 },
  fromMilli: 0,
} as const
const list: MutationArgs<'pricelist/create'> = {
  priceListId: 'p1',
  name: 'Trade',
  currency: 'EUR',
  isInclusive: false,
  fromOn: null,
  untilOn: '2026-12-31',
  rules: [rule],
}
const editor = { ...tech, permissions: ['edit_customers'] as const }

let world: ReturnType<typeof createWorld>
beforeEach(() => {
  world = createWorld()
})
const edit = (edits: MutationArgs<'pricelist/edit'>['edits'], by = admin) =>
  world.mutate('pricelist/edit', { priceListId: 'p1', edits }, by, later)

it('a price list is set by the office', () => {
  expect(world.mutate('pricelist/create', list, tech)).toBe('access/not-allowed')
  expect(world.mutate('pricelist/create', list)).toBe('ok')
  const name = { from: 'Trade', to: 'Builders' }
  expect(edit({ name }, tech)).toBe('access/not-allowed')
  expect(edit({ name }, { ...admin, role: 'owner' })).toBe('ok')
  expect(world.get('priceLists/p1')).toMatchObject({ name: 'Builders', createdAt: at })
})

it('it ends no earlier than it begins', () => {
  const reversed = { ...list, fromOn: '2027-01-01' }
  expect(world.mutate('pricelist/create', reversed)).toBe('input/invalid')
  world.mutate('pricelist/create', list)
  expect(edit({ fromOn: { from: null, to: '2027-01-01' } })).toBe('input/invalid')
  expect(edit({ fromOn: { from: null, to: '2026-12-31' } })).toBe('ok')
  expect(edit({ untilOn: { from: '2026-12-31', to: null } })).toBe('ok')
})

it('its rules merge one by one, and each is within bounds', () => {
  world.mutate('pricelist/create', list)
  const second = { ...rule, id: 'r2' }
  expect(edit({ rules: { from: [rule], to: [rule, second] } })).toBe('ok')
  const changed = { ...rule, change: { kind: 'fixed', minor: 5 } } as const
  expect(edit({ rules: { from: [rule], to: [changed] } })).toBe('ok')
  expect(world.get('priceLists/p1').rules).toEqual([changed, second])
  const bad = [
    { ...rule, change: { kind: 'percentOff', milliPercent: 100_001 } },
    { ...rule, fromMilli: -1 },
    { ...rule, target: { kind: 'category', category: ' ' } },
  ] as const
  for (const one of bad) expect(edit({ rules: { from: [], to: [one] } })).toBe('input/invalid')
  expect(edit({ rules: { from: [], to: [rule, rule] } })).toBe('input/invalid')
})

it('it is archived and restored', () => {
  world.mutate('pricelist/create', list)
  expect(edit({ archivedAt: { from: null, to: later } })).toBe('ok')
  expect(world.get('priceLists/p1').archivedAt).toBe(later)
  expect(edit({ archivedAt: { from: later, to: null } })).toBe('ok')
  expect(world.get('priceLists/p1').archivedAt).toBe(null)
})

it('which list a customer has is chosen by the office, whoever else edits customers', () => {
  expect(world.mutate('customer/create', customer, editor)).toBe('ok')
  const give = (to: string | null, from: string | null, by = admin) => {
    const edits = { priceListId: { from, to } }
    return world.mutate('customer/edit', { customerId: 'cu1', edits }, by)
  }
  expect(give('p1', null, editor)).toBe('access/not-allowed')
  expect(give('p1', null)).toBe('ok')
  expect(give('p2', null)).toBe('conflict')
  expect(world.get('customers/cu1')).toMatchObject({ priceListId: 'p1' })
  expect(give(null, 'p1')).toBe('ok')
})

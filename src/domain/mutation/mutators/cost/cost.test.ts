import { beforeEach, expect, it } from 'vitest'
import { admin, at, createWorld, tech } from '../world.fixture.ts'

const stamps = { schema: 1, updatedAt: at, updatedBy: 'owner' }
const user = (more = {}) => ({
  name: 'Somebody',
  role: 'technician',
  status: 'active',
  companyId: 'c1',
  ...stamps,
  ...more,
})

let world: ReturnType<typeof createWorld>
beforeEach(() => {
  world = createWorld()
  world.docs.set('users/tech', user())
  world.docs.set('users/far', user({ companyId: 'c2' }))
  world.docs.set('users/gone', user({ status: 'erased' }))
})
const set = (costId: string, from: number, to: number, by = admin, kind = 'person' as const) =>
  world.mutate('cost/set', { costId, kind, edits: { costMinor: { from, to } } }, by)

it('an hour of a person is set by the office, and two amounts for it are a conflict', () => {
  expect(set('tech', 0, 3200, tech)).toBe('access/not-allowed')
  expect(set('tech', 0, 3200)).toBe('ok')
  expect(set('tech', 0, 3500)).toBe('conflict')
  expect(set('tech', 3200, 3500, { ...admin, role: 'owner' })).toBe('ok')
  expect(world.get('costs/tech')).toMatchObject({ kind: 'person', costMinor: 3500 })
})

it('costs are of people of the company and of items', () => {
  expect(set('none', 0, 1)).toBe('doc/missing')
  expect(set('far', 0, 1)).toBe('doc/missing')
  expect(set('gone', 0, 1)).toBe('person/inactive')
  const item = { costId: 'none', kind: 'item', edits: { costMinor: { from: 0, to: 1 } } } as const
  expect(world.mutate('cost/set', item)).toBe('doc/missing')
  for (const to of [-1, 1.5, 1e12]) expect(set('tech', 0, to)).toBe('input/invalid')
})

it('one that was removed as unreadable starts again', () => {
  world.docs.set('costs/tech', { ...stamps, deletedAt: at })
  expect(set('tech', 0, 3200)).toBe('ok')
  expect(world.get('costs/tech')).toMatchObject({ costMinor: 3200, deletedAt: null })
})

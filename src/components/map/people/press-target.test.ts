import { expect, it } from 'vitest'
import type { PersonMark, PressedPeople } from './person-mark.ts'
import { effectOf, hitAt, namesUnder, selectable, type UnderPoint } from './press-target.ts'

const group: PressedPeople = {
  kind: 'cluster',
  ids: ['ana', 'ben'],
  places: [
    { latitude: 44, longitude: -64 },
    { latitude: 44.1, longitude: -64.2 },
  ],
}
const under = (found: Partial<UnderPoint>) =>
  hitAt({ people: () => null, orderId: () => null, hasOrderCluster: () => false, ...found })
const orders = { orderId: () => 'o1', hasOrderCluster: () => true }

it('finds people, and groups of them, above orders', () => {
  expect(under({ ...orders, people: () => ({ kind: 'person', id: 'ana' }) })).toEqual({
    kind: 'person',
    id: 'ana',
  })
  expect(under({ ...orders, people: () => group })).toBe(group)
  expect(under(orders)).toEqual({ kind: 'order', id: 'o1' })
  expect(under({ hasOrderCluster: () => true })).toEqual({ kind: 'orders' })
  expect(under({})).toBeNull()
})

it('lets no order be dragged from below a group', () => {
  expect(selectable(under({ ...orders, people: () => group }))).toBeNull()
  expect(selectable(under(orders))).toEqual({ kind: 'order', id: 'o1' })
})

it('brings the map closer to a group, and selects the first where it cannot', () => {
  expect(effectOf(group, false)).toEqual({ kind: 'zoomTo', places: group.places })
  expect(effectOf(group, true)).toEqual({
    kind: 'select',
    pressed: { kind: 'person', id: 'ana' },
  })
  expect(effectOf({ kind: 'orders' }, false)).toEqual({ kind: 'zoomIn' })
  expect(effectOf(null, false)).toEqual({ kind: 'select', pressed: null })
})

it('names the people under the mouse, and no order', () => {
  const people = [
    { id: 'ana', name: 'Ana Ruiz' },
    { id: 'ben', name: 'Ben Ode' },
  ] as unknown as readonly PersonMark[]
  expect(namesUnder({ kind: 'person', id: 'ben' }, people)).toEqual(['Ben Ode'])
  expect(namesUnder(group, people)).toEqual(['Ana Ruiz', 'Ben Ode'])
  expect(namesUnder({ kind: 'order', id: 'ana' }, people)).toEqual([])
  expect(namesUnder(null, people)).toEqual([])
})

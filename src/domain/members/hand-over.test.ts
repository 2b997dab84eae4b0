import { expect, test } from 'vitest'
import { handOver, type Leaving, type VanTarget } from './hand-over.ts'

const leaving: Leaving = {
  personId: 'ann',
  orders: [
    { id: 'o1', assigneeIds: ['ann'] },
    { id: 'o2', assigneeIds: ['ann', 'bea', 'cem'] },
  ],
  ordersTo: 'bea',
  vans: [
    {
      location: { id: 'v1', technicianId: 'ann' },
      stock: [
        { itemId: 'pump', quantity: 2 },
        { itemId: 'gone', quantity: 0 },
        { itemId: 'less', quantity: -1 },
      ],
      readers: [{ id: 'm1', readerIds: ['ann'] }],
    },
  ],
  vansTo: null,
}
const changes = (more: Partial<Leaving>) => handOver({ ...leaving, ...more }, () => 'new')
const given = (ordersTo: string | null) =>
  changes({ ordersTo }).flatMap(({ name, args }) =>
    name === 'order/assign' ? [args.edits.assigneeIds?.to, args.handOver] : [],
  )

test('open orders go to one colleague, once, or to no one', () => {
  expect(given('bea')).toEqual([['bea'], true, ['cem', 'bea'], true])
  expect(given(null)).toEqual([[], true, ['bea', 'cem'], true])
})

test.each<[VanTarget, string[]]>([
  [null, ['location/edit']],
  [{ kind: 'person', id: 'bea' }, ['location/share', 'location/edit']],
  [{ kind: 'location', id: 'w1' }, ['stock/send', 'stock/receive', 'location/edit']],
])('a van goes to %j; access ends last', (vansTo, names) => {
  expect(changes({ orders: [], vansTo }).map(({ name }) => name)).toEqual([
    ...names,
    'member/deactivate',
  ])
})

test('what is in the van moves completely, and the van is free', () => {
  const moved = changes({ orders: [], vansTo: { kind: 'location', id: 'w1' } })
  expect(moved.map(({ args }) => args)).toMatchObject([
    { movementId: 'new', itemId: 'pump', quantity: 2, fromId: 'v1', toId: 'w1', have: 2 },
    { transferId: 'new', quantity: 2, placeId: 'w1' },
    { edits: { technicianId: { from: 'ann', to: null } } },
    { uid: 'ann' },
  ])
})

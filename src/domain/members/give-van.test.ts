import { expect, test } from 'vitest'
import { giveVan } from './give-van.ts'

const van = { id: 'v1', technicianId: 'ann' }
const readers = [
  { id: 'm1', readerIds: ['ann'] },
  { id: 'm2', readerIds: ['ann', 'bea'] },
]

test('a person sees a van’s movements before the van', () => {
  expect(giveVan(van, 'bea', readers)).toEqual([
    { name: 'location/share', args: { locationId: 'v1', readerId: 'bea', movementIds: ['m1'] } },
    {
      name: 'location/edit',
      args: { locationId: 'v1', edits: { technicianId: { from: 'ann', to: 'bea' } } },
    },
  ])
})

test('a van without a person shows no one anything; a van that stays is not edited', () => {
  expect(giveVan(van, null, readers).map(({ name }) => name)).toEqual(['location/edit'])
  expect(giveVan(van, 'ann', readers)).toEqual([])
})

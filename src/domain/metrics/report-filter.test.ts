import { expect, it } from 'vitest'
import { metricsFilter } from './report-filter.ts'

const territories = ['north', 'south'].map((id) => ({ id, name: id, postalCodes: [] }))
const staff = [
  { userId: 't1', territoryIds: ['north', 'south'] },
  { userId: 't2', territoryIds: ['south'] },
  { userId: 't3', territoryIds: [] },
]
const asked = { technicianId: '', customerId: 'c1', templateId: '' }

it('knows who does not work in a territory; without territories one works everywhere', () => {
  expect(metricsFilter({ ...asked, territoryId: 'north' }, territories, staff)).toEqual({
    ...asked,
    outside: new Set(['t2']),
  })
})

it.each(['', 'gone'])('filters nothing by a territory that the company lacks: %s', (id) => {
  const filter = metricsFilter({ ...asked, territoryId: id }, territories, staff)
  expect(filter).toEqual({ ...asked, outside: null })
})

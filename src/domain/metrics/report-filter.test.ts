import { expect, it } from 'vitest'
import { metricsFilter } from './report-filter.ts'

const territories = [{ id: 'north', name: 'North', postalCodes: [] }]
const staff = [
  { userId: 't1', territoryIds: ['north', 'south'] },
  { userId: 't2', territoryIds: ['south'] },
]
const asked = { technicianId: '', customerId: 'c1', templateId: '' }

it('knows the people of a territory', () => {
  expect(metricsFilter({ ...asked, territoryId: 'north' }, territories, staff)).toEqual({
    ...asked,
    team: new Set(['t1']),
  })
})

it.each(['', 'south', 'gone'])(
  'filters nothing by a territory that the company lacks: %s',
  (id) => {
    const filter = metricsFilter({ ...asked, territoryId: id }, territories, staff)
    expect(filter).toEqual({ ...asked, team: null })
  },
)

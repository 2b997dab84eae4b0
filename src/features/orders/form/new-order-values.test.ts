import { expect, it } from 'vitest'
import { limits } from '#domain/entities/fields.ts'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { returnVisit } from './new-order-values.ts'

it('takes the place, the equipment and the reason over to a return visit, but no plan', () => {
  const order = orderFixture('o1', {
    status: 'cannotComplete',
    statusReason: 'No access',
    description: 'No hot water',
    priority: 'high',
    tags: ['boiler', 'gas'],
    assetIds: ['as1'],
    plannedStart: '2026-05-04T08:00:00.000Z',
  })
  expect(returnVisit(order, 'Return visit: Boiler service')).toEqual({
    siteId: 's1',
    title: 'Return visit: Boiler service',
    description: 'No access',
    instructions: '',
    priority: 'high',
    tags: 'boiler, gas',
    assetIds: ['as1'],
  })
  expect(returnVisit(order, 'x'.repeat(limits.line + 1)).title).toHaveLength(limits.line)
})

import { expect, it } from 'vitest'
import { limits } from '#domain/entities/fields.ts'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { returnVisit } from './return-visit.ts'

const words = { title: 'Return visit: Boiler service', reason: 'Reason: No access' }
const order = orderFixture('o1', {
  status: 'cannotComplete',
  statusReason: 'No access',
  description: 'No hot water',
  instructions: 'Ring twice',
  priority: 'high',
  tags: ['boiler', 'gas'],
  assetIds: ['as1'],
  templateId: 'tp1',
  skills: [{ id: 'gas', level: 1 }],
  crewSize: 2,
  dueAt: '2026-05-04T16:00:00.000Z',
  minutes: 60,
  plannedStart: '2026-05-04T08:00:00.000Z',
  plannedEnd: '2026-05-04T09:30:00.000Z',
})

it('takes over what the order is about and asks for, but no plan', () => {
  expect(returnVisit(order, words)).toEqual({
    siteId: 's1',
    templateId: 'tp1',
    title: 'Return visit: Boiler service',
    description: 'No hot water\n\nReason: No access',
    instructions: 'Ring twice',
    priority: 'high',
    tags: 'boiler, gas',
    assetIds: ['as1'],
    skills: [{ id: 'gas', level: 1 }],
    crewSize: 2,
    dueAt: '',
    neededItems: [],
    preferredIds: [],
    excludedIds: [],
    minutes: 90,
  })
})

it('fits the fields, with or without words', () => {
  const bare = { ...order, description: '', templateId: null, plannedStart: null, plannedEnd: null }
  expect(returnVisit(bare, { ...words, reason: '' })).toMatchObject({
    description: '',
    templateId: '',
    minutes: 60,
  })
  const long = { title: 'x'.repeat(limits.line + 1), reason: 'y'.repeat(limits.text) }
  const { title, description } = returnVisit(order, long)
  expect([title?.length, description?.length]).toEqual([limits.line, limits.text])
})

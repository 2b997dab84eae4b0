import { expect, test } from 'vitest'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { countNeeds, emptyNeeds, needsOf, needValues } from './need-form.ts'

test('needs are shown in the company’s zone and converted back unchanged', () => {
  const needs = {
    skills: [{ id: 'gas', level: 2 } as const],
    crewSize: 2,
    dueAt: '2026-07-01T15:00:00.000Z',
    neededItems: [{ id: 'filter', quantity: 2.5 }],
    preferredIds: ['t1'],
    excludedIds: ['t2'],
  }
  const values = needValues(orderFixture('o1', needs), 'Europe/London')
  expect(values.dueAt).toBe('2026-07-01T16:00')
  expect(needsOf(values, 'Europe/London')).toEqual(needs)
  expect(countNeeds(values)).toBe(6)
})

test('an order that asks for nothing has no needs', () => {
  const values = needValues(orderFixture('o1'), 'Europe/London')
  expect(values).toEqual(emptyNeeds)
  expect(countNeeds(values)).toBe(0)
})

import { expect, test } from 'vitest'
import { editsOfNeeds, storedNeeds, withoutNeeds } from './order-needs.ts'

test('an order that asks for nothing stores nothing of it', () => {
  const order = { title: 'Tap', crewSize: 1, skills: [], dueAt: null }
  expect([storedNeeds(order), editsOfNeeds(order)]).toEqual([null, null])
  expect(withoutNeeds(order)).toEqual({ title: 'Tap' })
})

test('an order that asks for something stores all of it', () => {
  const order = { title: 'Tap', crewSize: 2, preferredIds: ['t1'] }
  expect(storedNeeds(order)).toEqual({
    skills: [],
    crewSize: 2,
    dueAt: null,
    minutes: null,
    preferredIds: ['t1'],
    excludedIds: [],
  })
  expect(editsOfNeeds(order)).toEqual({
    crewSize: { from: 1, to: 2 },
    preferredIds: { from: [], to: ['t1'] },
  })
})

test('needed items are stored beside the other needs, and only where there are some', () => {
  const neededItems = [{ id: 'filter', quantity: 2 }]
  const order = { title: 'Tap', crewSize: 1, neededItems }
  expect(storedNeeds(order)).toEqual({ neededItems })
  expect(editsOfNeeds(order)).toEqual({ neededItems: { from: [], to: neededItems } })
  expect(withoutNeeds(order)).toEqual({ title: 'Tap' })
  expect(storedNeeds({ ...order, crewSize: 2 })).toMatchObject({ crewSize: 2, neededItems })
  expect(storedNeeds({ crewSize: 2, neededItems: [] })).not.toHaveProperty('neededItems')
})

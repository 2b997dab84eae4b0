import { expect, test } from 'vitest'
import { newId } from '#lib/new-id.ts'
import { type StockAction, stockChange, wrongFields } from './stock-change.ts'

function wrong(action: StockAction, number: number | null | undefined, toId = '') {
  const ids = { movementId: newId(), itemId: newId(), placeId: newId() }
  const facts = { ...ids, toId, quantity: 3, minimum: null, reason: '' }
  return wrongFields(action, stockChange(action, number, facts), toId)
}

test('of a transfer, both what is missing and where it goes are asked for', () => {
  expect(wrong('send', undefined)).toEqual({ location: true, quantity: true })
  expect(wrong('send', null)).toEqual({ location: true, quantity: true })
  expect(wrong('send', 1)).toEqual({ location: true, quantity: false })
  expect(wrong('send', 0, newId())).toEqual({ location: false, quantity: true })
  expect(wrong('send', 1, newId())).toEqual({ location: false, quantity: false })
})

test('other actions need a number only, and a minimum may be cleared', () => {
  expect(wrong('count', undefined)).toEqual({ location: false, quantity: true })
  expect(wrong('supply', 2)).toEqual({ location: false, quantity: false })
  expect(wrong('minimum', null)).toEqual({ location: false, quantity: false })
})

import { expect, test } from 'vitest'
import { newId } from '#lib/new-id.ts'
import { type StockAction, stockChange, wrongFields } from './stock-change.ts'

function wrong(action: StockAction, number: number | null | undefined, otherId = '') {
  const ids = { movementId: newId(), itemId: newId(), placeId: newId() }
  const facts = { ...ids, otherId, quantity: 3, minimum: null, reason: '' }
  return wrongFields(action, stockChange(action, number, facts), otherId)
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

test('what is taken comes from the other location, and needs one', () => {
  const ids = { movementId: 'm', itemId: 'i', placeId: 'van' }
  const facts = { ...ids, otherId: 'store', quantity: 0, minimum: null, reason: '' }
  expect(stockChange('take', 2, facts)).toEqual({
    name: 'stock/send',
    args: { movementId: 'm', itemId: 'i', quantity: 2, fromId: 'store', toId: 'van', reason: '' },
  })
  expect(wrong('take', 2)).toEqual({ location: true, quantity: false })
  expect(wrong('take', 2, newId())).toEqual({ location: false, quantity: false })
})

import { expect, test } from 'vitest'
import type { Company } from '#domain/entities/company.ts'
import type { Item } from '#domain/entities/item.ts'
import { firstRate, newRate, noRate, rateErrors, rateOf } from './rate-form.ts'

const company = { laborItemId: null, currency: 'USD' } as Company
const item = (id: string, more: Partial<Item> = {}) =>
  ({ id, name: id, kind: 'labour', archivedAt: null, priceMinor: 9550, ...more }) as Item
const items = [item('pump', { kind: 'part' }), item('day'), item('night', { priceMinor: 0 })]

test('the form starts with the rate in use, the first labor, or a new one', () => {
  expect(firstRate({ ...company, laborItemId: 'night' }, items, 'Labor').choice).toBe('night')
  expect(firstRate(company, items, 'Labor')).toEqual({ choice: 'day', name: 'day', price: '95.50' })
  expect(firstRate(company, [], 'Labor')).toEqual({ choice: newRate, name: 'Labor', price: '' })
})

test('a rate needs a name and an amount, none needs neither', () => {
  const good = rateOf('day', items, 'Labor', 'USD')
  expect(rateErrors(good, 'USD')).toEqual({ name: false, price: false })
  expect(rateErrors({ ...good, price: '0' }, 'USD').price).toBe(true)
  expect(rateErrors({ ...good, price: 'x' }, 'USD').price).toBe(true)
  expect(rateErrors({ ...good, name: ' ' }, 'USD').name).toBe(true)
  expect(rateErrors({ choice: noRate, name: '', price: '' }, 'USD')).toEqual({
    name: false,
    price: false,
  })
})

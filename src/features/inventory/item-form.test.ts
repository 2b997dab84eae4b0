import * as v from 'valibot'
import { expect, test } from 'vitest'
import { itemFormSchema, itemOf, itemValues } from './item-form.ts'

const values = itemValues(null, 'part', 'EUR')

test('an item needs a name and valid amounts', () => {
  const isGood = (more: object) => v.is(itemFormSchema('EUR'), { ...values, ...more })
  expect(isGood({})).toBe(false)
  expect(isGood({ name: 'Pump', price: '12,50' })).toBe(true)
  expect(isGood({ name: 'Pump', price: '12.505' })).toBe(false)
})

test('amounts are stored in minor units and text is trimmed', () => {
  expect(itemOf({ ...values, name: ' Pump ', cost: '', price: '12,50' }, 'EUR')).toMatchObject({
    name: 'Pump',
    costMinor: 0,
    priceMinor: 1250,
    isStocked: true,
  })
})

test('what a kind of item does not have is not stored', () => {
  const typed = { ...values, name: 'Work', barcode: '1', substituteIds: ['x'], taxCode: 'S21' }
  expect(itemOf({ ...typed, kind: 'labour' }, 'EUR')).toMatchObject({
    barcode: '',
    unit: 'hour',
    unitCode: 'HUR',
    taxCode: 'S21',
    isStocked: false,
    substituteIds: [],
  })
  expect(itemOf({ ...typed, unit: 'metre', taxCode: '' }, 'EUR')).toMatchObject({
    barcode: '1',
    unitCode: 'MTR',
    taxCode: null,
    isStocked: true,
    substituteIds: ['x'],
  })
})

import * as v from 'valibot'
import { expect, test } from 'vitest'
import { costMinorOf, itemFormSchema, itemOf, itemValues } from './item-form.ts'

const values = itemValues(null, 'part', 0, 'EUR')

test('an item needs a name and valid amounts', () => {
  const isGood = (more: object) => v.is(itemFormSchema('EUR'), { ...values, ...more })
  expect(isGood({})).toBe(false)
  expect(isGood({ name: 'Pump', price: '12,50' })).toBe(true)
  expect(isGood({ name: 'Pump', price: '12.505' })).toBe(false)
})

test('amounts are stored in minor units and text is trimmed', () => {
  expect(itemOf({ ...values, name: ' Pump ', price: '12,50' }, 'EUR')).toMatchObject({
    name: 'Pump',
    priceMinor: 1250,
    isStocked: true,
  })
})

test('what an item costs is not stored with it', () => {
  const known = itemValues(null, 'part', 850, 'EUR')
  expect(known.cost).toBe('8.50')
  expect(costMinorOf(known, 'EUR')).toBe(850)
  expect(costMinorOf({ ...known, cost: '' }, 'EUR')).toBe(0)
  expect(itemOf(known, 'EUR')).not.toHaveProperty('costMinor')
  expect(itemOf(known, 'EUR')).not.toHaveProperty('cost')
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

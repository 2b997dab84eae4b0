import * as v from 'valibot'
import { expect, test } from 'vitest'
import { partFormSchema, partOf, partValues } from './item-form.ts'

const values = partValues(null, 'EUR')

test('an item needs a name and valid amounts', () => {
  const isGood = (more: object) => v.is(partFormSchema('EUR'), { ...values, ...more })
  expect(isGood({})).toBe(false)
  expect(isGood({ name: 'Pump', price: '12,50' })).toBe(true)
  expect(isGood({ name: 'Pump', price: '12.505' })).toBe(false)
})

test('amounts are stored in minor units and text is trimmed', () => {
  expect(partOf({ ...values, name: ' Pump ', cost: '', price: '12,50' }, 'EUR')).toMatchObject({
    name: 'Pump',
    costMinor: 0,
    priceMinor: 1250,
    isStocked: true,
  })
})

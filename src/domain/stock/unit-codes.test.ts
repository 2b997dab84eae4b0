import * as v from 'valibot'
import { expect, test } from 'vitest'
import { itemSchema } from '../entities/item.ts'
import { codeOfUnit, unitCodeOf, unitCodes } from './unit-codes.ts'

test('a unit that the app knows decides on the code, as items from before there were codes say C62', () => {
  expect(unitCodeOf({ unit: 'metre', unitCode: 'C62' })).toBe('MTR')
  expect(unitCodeOf({ unit: 'hour', unitCode: 'HUR' })).toBe('HUR')
  expect(unitCodeOf({ unit: 'reels', unitCode: 'C62' })).toBe('C62')
  expect(unitCodeOf({ unit: 'toString', unitCode: 'SET' })).toBe('SET')
})

test('every unit has its own code', () => {
  expect(new Set(unitCodes).size).toBe(Object.keys(codeOfUnit).length)
})

test('items are read with these codes and no others', () => {
  const { unitCode } = itemSchema.entries
  for (const code of unitCodes) expect(v.is(unitCode, code)).toBe(true)
  expect(v.is(unitCode, 'KMH')).toBe(false)
})

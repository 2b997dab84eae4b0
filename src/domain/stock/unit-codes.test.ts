import { expect, test } from 'vitest'
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

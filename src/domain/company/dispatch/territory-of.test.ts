import { expect, test } from 'vitest'
import { isOutside, plainPostalCode, territoriesOf, territoryOf } from './territory-of.ts'

const area = (id: string, ...postalCodes: string[]) => ({ id, name: id, postalCodes })
const territories = [area('city', '280', 'B3'), area('centre', '28004'), area('late', '280')]

test.each([
  ['28004', 'centre'],
  ['28005', 'city'],
  [' 28 004 ', 'centre'],
  ['28004-1234', 'centre'],
  ['2800', 'city'],
  ['28', null],
  ['b3h 1a1', 'city'],
  ['B', null],
  ['08004', null],
  ['', null],
])('%j lies in %s: the longest beginning, then the first of the list', (postcode, id) => {
  expect(territoryOf(territories, postcode)).toBe(id)
})

test('there are no territories without a list', () => {
  expect(territoryOf([], '28004')).toBeNull()
})

test('postal codes are compared without spaces, signs and case', () => {
  expect(plainPostalCode(' b3h-1a1 ')).toBe('B3H1A1')
})

test('a person without territories, or only with ones that are gone, works everywhere', () => {
  const of = (...territoryIds: string[]) => ({ territoryIds })
  expect(isOutside(territories, null, 'city')).toBe(false)
  expect(isOutside(territories, of(), 'city')).toBe(false)
  expect(isOutside(territories, of('gone'), 'city')).toBe(false)
  expect(isOutside(territories, of('centre'), 'city')).toBe(true)
  expect(isOutside(territories, of('centre', 'gone'), 'city')).toBe(true)
  expect(isOutside(territories, of('centre', 'city'), 'city')).toBe(false)
  expect(isOutside(territories, of('centre'), null)).toBe(false)
  expect(territoriesOf(territories, of('gone', 'late')).map(({ id }) => id)).toEqual(['late'])
})

import { expect, test } from 'vitest'
import { matches } from './find-match.ts'

test.each([
  ['Ir a Órdenes', 'ordenes', true],
  ['W-7K3M Boiler service', 'boiler w-7', true],
  ['Boiler', '', true],
  ['Boiler', 'pump', false],
])('%j against %j', (hay, typed, found) => {
  expect(matches(hay, typed)).toBe(found)
})

import { expect, test } from 'vitest'
import { matchesName } from './matches-name.ts'

test.each([
  ['José Núñez', 'jose', true],
  ['José Núñez', 'nu jo', true],
  ['José Núñez', '', true],
  ['Anne-Marie Roy', 'marie', true],
  ['José Núñez', 'ose', false],
  ['José Núñez', 'jose x', false],
])('%s is found by %j: %s', (name, text, isFound) => {
  expect(matchesName(name, text)).toBe(isFound)
})

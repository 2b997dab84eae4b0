import { expect, test } from 'vitest'
import { initialsOf } from './initials-of.ts'

test('first and last name count', () => {
  expect(initialsOf('Grace Comeau')).toBe('GC')
  expect(initialsOf('Ana María  Ruiz')).toBe('AR')
})

test('an address or a single name gives one letter, nothing gives nothing', () => {
  expect(initialsOf('ana@example.com')).toBe('A')
  expect(initialsOf('😀x')).toBe('😀')
  expect(initialsOf('')).toBe('')
})

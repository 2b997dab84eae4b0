import { expect, test } from 'vitest'
import { initialsOf } from './initials-of.ts'

test('uses the first and last name', () => {
  expect(initialsOf('Grace Comeau')).toBe('GC')
  expect(initialsOf('Ana María  Ruiz')).toBe('AR')
})

test('an e-mail address or single name gives one letter, an empty name none', () => {
  expect(initialsOf('ana@example.com')).toBe('A')
  expect(initialsOf('😀x')).toBe('😀')
  expect(initialsOf('')).toBe('')
})

import { expect, it } from 'vitest'
import { newId } from './new-id.ts'

it('has twenty letters and digits', () => {
  expect(newId()).toMatch(/^[0-9A-Za-z]{20}$/)
  expect(newId()).not.toBe(newId())
})

it('uses the given randomness and drops bytes that would favour some characters', () => {
  let calls = 0
  const id = newId((bytes) => bytes.fill(calls++ === 0 ? 255 : 61))
  expect(id).toBe('z'.repeat(20))
  expect(calls).toBe(2)
})

import { expect, it } from 'vitest'
import { isDue } from './is-due.ts'

it('reads a route that is not here, and one that is here only when asked again', () => {
  expect(isDue(null, { key: 'u1 monday', turn: 0 })).toBe(true)
  expect(isDue({ key: 'u1 monday', turn: 0 }, { key: 'u1 monday', turn: 0 })).toBe(false)
  expect(isDue({ key: 'u1 monday', turn: 0 }, { key: 'u1 monday', turn: 1 })).toBe(true)
  expect(isDue({ key: 'u1 monday', turn: 0 }, { key: 'u1 tuesday', turn: 0 })).toBe(true)
  expect(isDue({ key: 'u1 monday', turn: 0 }, { key: 'u2 monday', turn: 0 })).toBe(true)
})

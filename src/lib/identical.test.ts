import { expect, it } from 'vitest'
import { identical } from './identical.ts'

it.each([
  [1, 1],
  [Number.NaN, Number.NaN],
  [
    { a: 1, b: [1, { c: null }] },
    { b: [1, { c: null }], a: 1 },
  ],
  [[], []],
])('%j and %j are identical', (a, b) => {
  expect(identical(a, b)).toBe(true)
  expect(identical(b, a)).toBe(true)
})

it.each([
  [null, undefined],
  [{ a: undefined }, {}],
  [{ a: null }, {}],
  [{ a: { b: null } }, { a: {} }],
  [{ a: 1 }, { b: 1 }],
  [[1], [1, 2]],
  [{}, []],
  [{ 0: 1 }, [1]],
  [{}, null],
  [1, '1'],
])('%j and %j are not identical', (a, b) => {
  expect(identical(a, b)).toBe(false)
  expect(identical(b, a)).toBe(false)
})
